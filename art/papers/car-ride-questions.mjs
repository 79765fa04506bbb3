import { art, card, cover, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const questions = [
  'Which rule would you abolish if you were the head of your school?',
  'What color was today, and when did it change?',
  'If our car had a name and a temper, what would they be?',
  'Who made you laugh this week, and how?',
  'What is something that grown-ups worry about too much? And too little?',
  'If you could be invisible for one hour, where would you go?',
  'What do you think I was like when I was your age?',
  'Which of your friends would you take to a desert island, and who would cook?',
  'What is a small thing that somebody did for you lately?',
  'What are you better at than last year?',
  'If today had a smell, a song and a snack, which ones?',
  'Is there something you would like to ask me that you have never asked?',
];

export const carRideQuestions = paper('Twelve Questions for the Car Ride', [
  cover(
    art(thumbnails['car-ride-questions']()),
    'Twelve Questions for the Car Ride',
    'For two people who are looking at the road',
  ),
  ...[0, 6].map((from) =>
    page(
      `<div class="cards">${questions
        .slice(from, from + 6)
        .map((question, i) => card(`No. ${from + i + 1}`, question))
        .join(
          '',
        )}</div><p class="note" style="margin:.16in 0 .1in">The passenger reads, the driver answers first. “Pass” is an answer.</p>`,
    ),
  ),
]);
