import { EventEmitter } from 'node:events';
import { dieOfTheUnexpected } from './last-words.js';

test.each(['uncaughtException', 'unhandledRejection'])('%s is logged and ends the process', (happening) => {
  const [process, log, exit] = [new EventEmitter(), { error: jest.fn() }, jest.fn()];
  dieOfTheUnexpected(log, exit, process);
  const error = new Error('unforeseen');
  process.emit(happening, error);
  expect(log.error).toHaveBeenCalledWith({ error }, happening);
  expect(exit).toHaveBeenCalledWith(1);
});
