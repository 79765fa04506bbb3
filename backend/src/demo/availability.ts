/** When the demo's coach is there for a discovery call, by the clock of her calendar; days from 1, Monday. */
export const demoWeeklyHours = [
  { day: 1, from: '09:00', to: '12:00' },
  { day: 2, from: '13:00', to: '17:00' },
  { day: 3, from: '09:00', to: '12:00' },
  { day: 4, from: '13:00', to: '17:00' },
];

/** Where she meets whoever has booked one. */
export const demoMeetingLink = 'https://meet.example.org/maren-solveig';
