import { EventEmitter } from 'node:events';
import { dieOfTheUnexpected } from './last-words.js';

test.each(['uncaughtException', 'unhandledRejection'])('%s is logged and ends the process', (happening) => {
  const process = new EventEmitter();
  const log = { error: jest.fn() };
  const exit = jest.fn();
  dieOfTheUnexpected(log, exit, process);
  const error = new Error('unforeseen');
  process.emit(happening, error);
  expect(log.error).toHaveBeenCalledWith({ error }, happening);
  expect(exit).toHaveBeenCalledWith(1);
});
