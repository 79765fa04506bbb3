import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, request } from '@playwright/test';
import { openToPostgres } from './copy-data';
import { goods } from './demo';
import { coach, daughter, fromElsewhere, reader, somebody, type Credentials, unasked } from './people';
import { type Places, prepared, type Prepared, type State, type Viewer } from './prepared';
import { ProductServer } from './server';
import { claim, fillCart, productId, recurringOffer, subscribe } from './shop';

const ASK_EVERY_MS = 100;

/** Once per run: creates the demo, signs in the people of the look tests, and leaves both for the workers to copy. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-e2e-prepared-'));
  await openToPostgres(folder);
  prepared.use(folder);
  const server = await ProductServer.plant(prepared.dataDir());
  try {
    await writeFile(prepared.file(), JSON.stringify(await everything(server.url)));
  } finally {
    await server.shutDown();
  }
  return () => rm(folder, { recursive: true, force: true });
}

async function everything(baseURL: string): Promise<Prepared> {
  const visitor = await request.newContext({ baseURL });
  const desk = await signedIn(baseURL, coach);
  const who: Record<Exclude<Viewer, 'visitor'>, Credentials> = {
    newcomer: await signedUp(baseURL),
    shopper: await signedUp(baseURL),
    reader,
    graduate: await signedUp(baseURL),
    mover: await aMover(baseURL),
    daughter,
    unasked: await anUnasked(desk),
    coach,
  };
  const atDesk = await everybody(baseURL, who);
  const onPhone = await everybody(baseURL, who);
  await fillCart(atDesk.shopper, goods.course, goods.workbook);
  await fillCart(atDesk.daughter, goods.workbook);
  const places = await findPlaces({ ...atDesk, visitor });
  const nobody = await visitor.storageState();
  const states = {
    desktop: { ...(await statesOf(atDesk)), visitor: nobody },
    phone: { ...(await statesOf(onPhone)), visitor: nobody },
  };
  await Promise.all([visitor, desk].map((one) => one.dispose()));
  return { places, states };
}

type SignedIn = Record<Exclude<Viewer, 'visitor'>, APIRequestContext>;

/**
 * Signs everyone in once, because a browser that refreshes a session ends the access of another one with the same
 * session. One after another, because the server refuses many passwords at a time.
 */
async function everybody(baseURL: string, who: Record<keyof SignedIn, Credentials>): Promise<SignedIn> {
  const people: Partial<SignedIn> = {};
  for (const name of Object.keys(who) as (keyof SignedIn)[])
    people[name] = await signedIn(baseURL, who[name]);
  return people as SignedIn;
}

/** Cookies of everyone who is no longer needed. */
async function statesOf(people: SignedIn): Promise<Record<keyof SignedIn, State>> {
  const all = Object.entries(people).map(async ([name, one]) => {
    const state = await one.storageState();
    await one.dispose();
    return [name, state];
  });
  return Object.fromEntries(await Promise.all(all)) as Record<keyof SignedIn, State>;
}

/** A demo member who hasn't given an age yet, who is also blocked. */
const RUTH = encodeURIComponent(JSON.stringify({ q: 'Ruth Abrams' }));

async function anUnasked(desk: APIRequestContext): Promise<Credentials> {
  const [student] = await read<{ id: string }[]>(desk, `/api/students?filter=${RUTH}`);
  await must(desk.post(`/api/students/${student!.id}/unblock`, { data: { reason: 'To be looked at' } }));
  return unasked;
}

/** The demo's member. */
const ELIN = encodeURIComponent(JSON.stringify({ q: 'Elin Hart' }));

async function findPlaces({
  visitor,
  reader,
  graduate,
  coach,
}: Record<Viewer, APIRequestContext>): Promise<Places> {
  const course = await productId(visitor, goods.course);
  const [module] = await modulesOf(reader, course);
  const { items: orders } = await read<{ items: BoughtOrder[] }>(reader, '/api/me/orders');
  const giftOrder = orders.at(0)!.id;
  const order = orders.at(-1)!.id;
  const { wards } = await read<{ wards: { id: string }[] }>(reader, '/api/family');
  const { items: posts } = await read<{ items: { id: string }[] }>(reader, '/api/community/feed');
  const { items: events } = await read<{ items: { id: string; placesLeft: number | null }[] }>(
    reader,
    '/api/community/events',
  );
  const bundle = await recurringOffer(visitor, goods.bundle);
  const [journal] = await read<{ id: string }[]>(coach, '/api/creator/shared-journals');
  const [assignment] = await read<{ id: string }[]>(coach, '/api/creator/assignments');
  const [student] = await read<{ id: string }[]>(coach, `/api/students?filter=${ELIN}`);
  return {
    course,
    module: module!.id,
    lesson: module!.lessons[0]!.id,
    freeCourse: await productId(visitor, goods.freeCourse),
    download: await productId(visitor, goods.workbook),
    hour: await productId(visitor, goods.hour),
    files: await productId(visitor, goods.recordings),
    bundle: bundle.productId,
    monthly: bundle.offerId,
    subscription: await subscribe(graduate, goods.bundle),
    order,
    giftOrder,
    gift: await linkOfGift(reader, giftOrder),
    certificate: await finishFreeCourse(graduate),
    journal: journal!.id,
    assignment: assignment!.id,
    post: posts[0]!.id,
    event: events[0]!.id,
    fullEvent: events.find(({ placesLeft }) => placesLeft === 0)!.id,
    student: student!.id,
    ward: wards[0]!.id,
    wardOrder: orders.find(({ lines }) => lines.some(({ gift }) => gift?.isForWard))!.id,
  };
}

interface BoughtOrder {
  id: string;
  lines: { gift: { isForWard: boolean } | null }[];
}

/** The token of a link to the gift in this order. */
async function linkOfGift(buyer: APIRequestContext, order: string): Promise<string> {
  const { lines } = await read<{ lines: { gift: { id: string } }[] }>(buyer, `/api/me/orders/${order}`);
  const answer = await must(buyer.post(`/api/me/gifts/${lines[0]!.gift.id}/create-link`));
  return ((await answer.json()) as { url: string }).url.split('/').at(-1)!;
}

/** Returns the certificate's code. */
async function finishFreeCourse(graduate: APIRequestContext): Promise<string> {
  const course = await claim(graduate, goods.freeCourse);
  for (const { lessons } of await modulesOf(graduate, course)) {
    for (const { id, videos } of lessons) {
      for (const video of videos) await graduate.post(`/api/learning/videos/${video.id}/complete`);
      await graduate.post(`/api/learning/lessons/${id}/complete`);
    }
  }
  const answer = await graduate.post(`/api/learning/courses/${course}/issue-certificate`);
  return ((await answer.json()) as { code: string }).code;
}

interface Module {
  id: string;
  lessons: { id: string; videos: { id: string }[] }[];
}

async function modulesOf(member: APIRequestContext, course: string): Promise<Module[]> {
  const path = `/api/learning/courses/${course}`;
  const { sections } = await read<{ sections: { modules: Module[] }[] }>(member, path);
  return sections.flatMap(({ modules }) => modules);
}

async function signedUp(baseURL: string): Promise<Credentials> {
  const person = await request.newContext({ baseURL });
  const data = somebody();
  await must(person.post('/api/auth/register', { data, headers: fromElsewhere() }));
  await person.dispose();
  return data;
}

/** Creates a person with pending settings: a link sent to another address, and all personal data ready. */
async function aMover(baseURL: string): Promise<Credentials> {
  const who = await signedUp(baseURL);
  const person = await signedIn(baseURL, who);
  const data = { newEmail: somebody().email, password: who.password };
  await must(person.post('/api/me/change-email', { data }));
  await must(person.post('/api/me/data-export/prepare'));
  while ((await read<{ state: string }>(person, '/api/me/data-export')).state === 'preparing') {
    await wait(ASK_EVERY_MS);
  }
  await person.dispose();
  return who;
}

async function signedIn(baseURL: string, { email, password }: Credentials): Promise<APIRequestContext> {
  const person = await request.newContext({ baseURL });
  await must(person.post('/api/auth/login', { data: { email, password } }));
  return person;
}

const read = async <Body>(person: APIRequestContext, path: string): Promise<Body> =>
  (await (await must(person.get(path))).json()) as Body;

async function must(answering: ReturnType<APIRequestContext['get']>) {
  const answer = await answering;
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}
