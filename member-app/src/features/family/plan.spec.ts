import { plansOf } from './plan';

const at = (hour: number) => `2027-03-02T${hour}:00:00.000Z`;
const times = (hour: number) => ({ startsAt: at(hour), endsAt: at(hour + 1) });
const joining = { isOnline: true, joinFrom: at(10), meetingUrl: null };
const nothing = { upcomingSessions: [], upcomingEvents: [] };

test('sessions and events of both are in order of time, with their participants', () => {
  const plans = plansOf(
    'You',
    {
      upcomingSessions: [{ id: 'call', title: 'A call', ...times(18), ...joining }],
      upcomingEvents: [{ id: 'den', title: 'Den building', ...times(12), ...joining }],
    },
    [
      {
        name: 'Juni',
        planned: [
          { kind: 'session', id: 'talk', title: 'A talk', isForAll: false, ...times(15) },
          { kind: 'event', id: 'den', title: 'Den building', isForAll: true, ...times(12) },
        ],
      },
    ],
  );
  expect(plans.map(({ title, people, to }) => [title, people, to])).toEqual([
    ['Den building', ['You', 'Juni'], '/community/events/den'],
    ['A talk', ['Juni'], null],
    ['A call', ['You'], '/my-sanctum/coaching/sessions#call'],
  ]);
});

test('a group session that each has booked is one session', () => {
  const group = { title: 'Evening circle', ...times(19) };
  const plans = plansOf('You', { ...nothing, upcomingSessions: [{ id: 'mine', ...group, ...joining }] }, [
    { name: 'Juni', planned: [{ kind: 'session', id: 'hers', isForAll: false, ...group }] },
  ]);
  expect(plans).toMatchObject([{ people: ['You', 'Juni'], to: '/my-sanctum/coaching/sessions#mine' }]);
});

test.each([
  [true, '/community/events/den'],
  [false, null],
])('an event only the daughter goes to has a link if it is for all (%s)', (isForAll, to) => {
  const planned = [{ kind: 'event' as const, id: 'den', title: 'Den', isForAll, ...times(12) }];
  expect(plansOf('You', nothing, [{ name: 'Juni', planned }])).toMatchObject([{ to, people: ['Juni'] }]);
});
