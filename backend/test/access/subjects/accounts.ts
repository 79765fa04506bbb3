import { aProduct } from '../../builders/catalog.js';
import { newId } from '../../../src/kernel/ids.js';
import { GuardianInvitationsService, OneTimeTokenService } from '../../../src/modules/accounts/index.js';
import { UnsubscribeTokensService } from '../../../src/modules/notifications/index.js';
import { codeAt, stepAt } from '../../../src/modules/accounts/second-factor/totp.js';
import { aDaughter, agree, becomeGuardian } from '../../builders/families.js';
import { aPushSubscription } from '../../builders/push.js';
import { aCreator, aMember, PASSWORD, type Person, aRegistration } from '../../builders/people.js';
import { plain, type Scene, type Subject } from './scene.js';

const NEW_PASSWORD = 'rain on the old roof';

const askForNewEmail = (browser: Person['browser']) =>
  browser
    .post('/api/me/change-email')
    .send({ newEmail: `${newId()}@example.org`, password: PASSWORD })
    .expect(200);

/** A notification of the owner. */
const aNotification: Subject = {
  of: 'owner',
  call: async ({ t, owner }) => {
    const id = newId();
    await t.database.query(
      `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at)
       values ($1, $2, 'level_reached', 'level', '/my-sanctum/growth', '{}', true, $3)
       on conflict (account_id, kind, thing) where read_at is null do update set id = excluded.id`,
      [id, owner.id, t.clock.now()],
    );
    return { params: { id } };
  },
};

/** Unsubscribing by the token in the link: everyone who has the email may use it. */
const herUnsubscribing: Subject = {
  call: ({ t, owner }) => {
    const tokens = t.app.get(UnsubscribeTokensService, { strict: false });
    return { params: { token: tokens.make({ accountId: owner.id, kind: 'module_opened' }) } };
  },
};

const mailedTo = ({ t, owner }: Scene, purpose: 'verify_email' | 'reset_password') =>
  t.database.transaction((tx) =>
    t.app.get(OneTimeTokenService, { strict: false }).issue(tx, owner.id, purpose),
  );

const herDaughter = async ({ t, owner }: Scene) => ({ params: { id: (await aDaughter(t, owner)).id } });

/** Makes the caller a minor, because only minors ask. */
async function makeHerAWard({ t, browser }: Scene): Promise<void> {
  const { body } = await browser.get('/api/me').expect(200);
  const ward = body as { id: string };
  const guardian = await aMember(t);
  await t.database.query(`update accounts set age_band = 'teen' where id = $1`, [ward.id]);
  await becomeGuardian(t, guardian, ward);
  await agree(t, guardian, ward, 'account');
}

/** A request of the daughter's. */
async function herWish({ t, owner }: Scene) {
  const daughter = await aDaughter(t, owner);
  const body = (
    await daughter.browser
      .post('/api/me/purchase-requests/ask-guardians')
      .send({ productIds: [(await aProduct(t)).id] })
      .expect(200)
  ).body.items;
  return { params: { id: (body as [{ id: string }])[0].id } };
}

/** The daughter's pending deletion request. */
async function whatWaits({ t, owner }: Scene) {
  const daughter = await aDaughter(t, owner);
  await daughter.browser.post('/api/me/deletion/schedule').send({ password: PASSWORD }).expect(200);
  const row = await t.database.one<{ id: string }>('select id from approval_requests where ward_id = $1', [
    daughter.id,
  ]);
  return { params: { id: row!.id } };
}

/** Returns the token of a link to a mother who is in no other scene. */
async function anInvitation({ t }: Scene): Promise<string> {
  const mother = await aMember(t);
  const daughter = await aDaughter(t, mother);
  const email = `${newId()}@example.org`;
  await mother.browser.post(`/api/family/wards/${daughter.id}/invite-guardian`).send({ email }).expect(200);
  const row = await t.database.one<{ id: string }>('select id from guardian_invitations where email = $1', [
    email,
  ]);
  return (await t.app.get(GuardianInvitationsService, { strict: false }).issueLink(row!.id))!.token;
}

/** Confirms the caller's address and puts it into the open invitations. */
async function isInvited({ t, caller }: Scene): Promise<void> {
  await t.database.query('update accounts set email_verified_at = created_at where id = $1', [caller?.id]);
  await t.database.query(
    `update guardian_invitations set email = (select email from accounts where id = $1)
     where accepted_by is null and $1::uuid is not null`,
    [caller?.id],
  );
}

/** Adds an invitation to be a minor's second guardian that `by` has accepted. */
async function accepted({ t }: Scene, wardId: string, guardianId: string, by: string): Promise<void> {
  await t.database.query(
    `insert into guardian_invitations (id, ward_id, guardian_id, email, expires_at, accepted_by, accepted_at)
     values ($1, $2, $3, 'ida@example.org', $4, $5, $4)`,
    [newId(), wardId, guardianId, t.clock.now(), by],
  );
}

/** Signing in and a person's own account. */
const A_TOKEN = { name: 'Shop sync', scopes: ['account:read'], expiresInDays: 30 };

export const accounts: Record<string, Subject> = {
  'AuthController.register': {
    call: () => ({ body: aRegistration({ name: 'Ida Berg', email: `${newId()}@example.org` }) }),
  },
  'AuthController.login': {
    call: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  },
  'AuthController.logout': plain,
  // Here a caller proves the refresh cookie themselves.
  'AuthController.refresh': { ...plain, visitor: 401 },
  'AuthController.session': plain,
  'AuthController.forgotPassword': { call: ({ owner }) => ({ body: { email: owner.email } }) },
  'AuthController.resetPassword': {
    call: async (scene) => ({
      body: { token: await mailedTo(scene, 'reset_password'), password: NEW_PASSWORD },
    }),
  },
  'AuthController.verifyEmail': {
    call: async (scene) => ({ body: { token: await mailedTo(scene, 'verify_email') } }),
  },
  'AuthController.resendVerification': plain,

  'AgeController.tell': {
    call: async ({ t, caller }) => {
      await t.database.query(`update accounts set age_band = null where id = $1 and role = 'member'`, [
        caller?.id,
      ]);
      return { body: { birthDate: '1986-04-18', country: 'US' } };
    },
  },
  'AgeController.askGuardian': { call: () => ({ body: { email: `${newId()}@example.org` } }) },

  'FamilyController.read': plain,
  'FamilyController.add': {
    call: () => ({
      body: {
        name: 'Lena Lind',
        birthDate: '2018-04-18',
        password: NEW_PASSWORD,
        purposes: [],
        signInName: `lena-${newId().slice(-12)}`,
      },
    }),
  },
  'FamilyController.take': {
    call: async ({ t }) => {
      const daughter = await aMember(t, { name: 'Lena Lind' });
      await t.database.query(`update accounts set age_band = 'teen' where id = $1`, [daughter.id]);
      return { body: { email: daughter.email, password: PASSWORD } };
    },
  },
  'FamilyController.readConsents': { of: 'owner', call: herDaughter },
  'FamilyController.readModeration': { of: 'owner', call: herDaughter },
  'FamilyController.agree': {
    of: 'owner',
    call: async (scene) => ({ ...(await herDaughter(scene)), body: { purposes: [] } }),
  },
  'WardAccessController.setPassword': {
    of: 'owner',
    call: async ({ t, owner }) => ({
      params: { id: (await aDaughter(t, owner, { band: 'child' })).id },
      body: { password: NEW_PASSWORD },
    }),
  },
  'WardAccessController.sendPasswordLink': { of: 'owner', call: herDaughter },
  'WardAccessController.removeSecondFactor': {
    of: 'owner',
    call: async (scene) => {
      const call = await herDaughter(scene);
      await scene.t.database.query(
        'insert into second_factors (account_id, secret, confirmed_at) values ($1, $2, $3)',
        [call.params.id, 'sealed', scene.t.clock.now()],
      );
      return call;
    },
  },
  'WardAccessController.signOut': { of: 'owner', call: herDaughter },
  'ApprovalsController.approve': { of: 'owner', call: whatWaits },
  'ApprovalsController.refuse': { of: 'owner', call: whatWaits },
  'FamilyController.invite': {
    of: 'owner',
    call: async (scene) => ({ ...(await herDaughter(scene)), body: { email: `${newId()}@example.org` } }),
  },
  'FamilyController.callOff': { of: 'owner', call: herDaughter },
  'FamilyController.confirm': {
    of: 'owner',
    call: async (scene) => {
      const call = await herDaughter(scene);
      await accepted(scene, call.params.id, scene.owner.id, (await aMember(scene.t)).id);
      return call;
    },
  },
  'FamilyController.remove': {
    of: 'owner',
    call: async (scene) => {
      const { id } = (await herDaughter(scene)).params;
      const guardianId = (await aMember(scene.t)).id;
      await accepted(scene, id, scene.owner.id, guardianId);
      return { params: { id, guardianId } };
    },
  },
  'FamilyController.withdraw': {
    of: 'owner',
    call: async (scene) => {
      const mother = await aMember(scene.t);
      const { id } = await aDaughter(scene.t, mother);
      await accepted(scene, id, mother.id, scene.owner.id);
      return { params: { id } };
    },
  },
  'PurchaseRequestsController.list': plain,
  'PurchaseRequestsController.ask': {
    call: async (scene) => {
      if (['owner', 'other'].includes(scene.calledBy)) await makeHerAWard(scene);
      return { body: { productIds: [(await aProduct(scene.t)).id] } };
    },
  },
  'WardRequestsController.list': plain,
  'WardRequestsController.approve': { of: 'owner', call: herWish },
  'WardRequestsController.decline': {
    of: 'owner',
    call: async (scene) => ({ ...(await herWish(scene)), body: {} }),
  },
  'WardLearningController.read': { of: 'owner', call: herDaughter },
  'WardPrivacyController.exportState': { of: 'owner', call: herDaughter },
  'WardPrivacyController.requestExport': { of: 'owner', call: herDaughter },
  'WardPrivacyController.downloadExport': {
    of: 'owner',
    call: async (scene) => {
      const { params } = await herDaughter(scene);
      await scene.owner.browser
        .post(`/api/family/wards/${params.id}/data-export/prepare`)
        .send({})
        .expect(200);
      await scene.t.runJobs();
      return { params };
    },
  },
  'WardPrivacyController.deletionState': { of: 'owner', call: herDaughter },
  'WardPrivacyController.scheduleDeletion': {
    of: 'owner',
    call: async (scene) => ({ ...(await herDaughter(scene)), body: { password: PASSWORD } }),
  },
  'WardPrivacyController.undoDeletion': {
    of: 'owner',
    call: async (scene) => {
      const { params } = await herDaughter(scene);
      const url = `/api/family/wards/${params.id}/deletion/schedule`;
      await scene.owner.browser.post(url).send({ password: PASSWORD }).expect(200);
      return { params };
    },
  },
  'FamilyController.readInvitation': {
    call: async (scene) => ({ params: { token: await anInvitation(scene) } }),
  },
  'FamilyController.accept': {
    call: async (scene) => {
      const token = await anInvitation(scene);
      await isInvited(scene);
      return { body: { token } };
    },
  },

  'MeController.read': plain,
  'MeController.update': { call: () => ({ body: { bio: 'I like birches.' } }) },
  'MeController.changePassword': {
    call: () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  },
  'MyWarningsController.confirm': {
    of: 'owner',
    call: async ({ t, owner }) => {
      const coach = await aCreator(t);
      const { body } = await coach.browser
        .post(`/api/students/${owner.id}/moderation/warn`)
        .send({ text: 'Please be kind.' })
        .expect(200);
      return { params: { id: (body as { warnings: [{ id: string }] }).warnings[0].id } };
    },
  },
  'MeController.listSessions': plain,
  'MeController.endSession': {
    of: 'owner',
    call: async ({ owner }) => {
      const body = (await owner.browser.get('/api/me/sessions').expect(200)).body.items;
      return { params: { id: (body as { id: string }[])[0]!.id } };
    },
  },

  'ApiTokensController.list': plain,
  'ApiTokensController.make': { call: () => ({ body: A_TOKEN }) },
  'ApiTokensController.revoke': {
    of: 'owner',
    call: async ({ owner }) => {
      const { body } = await owner.browser.post('/api/me/api-tokens').send(A_TOKEN).expect(201);
      return { params: { id: (body as { id: string }).id } };
    },
  },

  'DataExportController.read': plain,
  'DataExportController.request': plain,
  'DataExportController.download': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy === 'owner' || calledBy === 'other') {
        await browser.post('/api/me/data-export/prepare').send({}).expect(200);
        await t.runJobs();
      }
      return {};
    },
  },

  'AccountDeletionController.read': plain,
  'AccountDeletionController.schedule': { call: () => ({ body: { password: PASSWORD } }) },
  'AccountDeletionController.undo': {
    call: async ({ calledBy, browser }) => {
      if (calledBy === 'owner' || calledBy === 'other') {
        await browser.post('/api/me/deletion/schedule').send({ password: PASSWORD }).expect(200);
      }
      return {};
    },
  },

  'EmailChangeController.ask': {
    call: () => ({ body: { newEmail: `${newId()}@example.org`, password: PASSWORD } }),
  },
  'EmailChangeController.resend': {
    call: async ({ calledBy, browser }) => {
      if (calledBy !== 'visitor') await askForNewEmail(browser);
      return {};
    },
  },
  'EmailChangeController.callOff': plain,

  'NotificationPreferencesController.read': plain,
  'NotificationPreferencesController.set': {
    call: () => ({ body: { preferences: [{ kind: 'module_opened', isEmailOn: false }] } }),
  },
  'NotificationSettingsController.read': plain,
  'NotificationSettingsController.set': {
    call: () => ({ body: { quietFrom: '22:00', quietTo: '07:00', digest: 'daily' } }),
  },
  'PushDevicesController.read': plain,
  'PushDevicesController.switchOn': {
    call: () => {
      const { endpoint, keys } = aPushSubscription();
      return { body: { endpoint, keys } };
    },
  },
  'PushDevicesController.switchOff': plain,
  'NotificationsController.list': plain,
  'NotificationsController.unread': plain,
  'NotificationsController.read': aNotification,
  'NotificationsController.seen': { call: () => ({ body: { path: '/my-coaching' } }) },
  'NotificationsController.readAll': { call: () => ({ body: { through: '2027-03-01T09:00:00.000Z' } }) },

  'UnsubscribeController.read': herUnsubscribing,
  'UnsubscribeController.unsubscribe': herUnsubscribing,
  'UnsubscribeController.resubscribe': herUnsubscribing,

  'SecondFactorController.read': plain,
  'SecondFactorController.start': plain,
  'SecondFactorController.confirm': {
    call: async (scene) => ({
      body: { code: scene.calledBy === 'visitor' ? '123456' : await aFirstCode(scene) },
    }),
  },
  'SecondFactorController.replaceRecoveryCodes': {
    call: async (scene) => {
      if (scene.calledBy === 'visitor') return {};
      await scene.browser
        .post('/api/me/totp/confirm')
        .send({ code: await aFirstCode(scene) })
        .expect(200);
      return {};
    },
  },
  'SecondFactorController.switchOff': plain,
};

/** Returns the code that proves that an authenticator app has the secret. */
async function aFirstCode({ t, browser }: Scene): Promise<string> {
  const { body } = await browser.post('/api/me/totp/start').expect(200);
  return codeAt((body as { secret: string }).secret, stepAt(t.clock.now()));
}
