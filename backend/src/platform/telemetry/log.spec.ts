import { describeError } from './log.js';

describe('an error in the log', () => {
  test('names no e-mail address, neither in its message nor in its stack', () => {
    const refused = new Error("Can't send mail: 550 <rosa.lee+x@mail.example.org>: no such user");
    expect(JSON.stringify(describeError(refused))).not.toContain('rosa');
    expect(describeError(refused)).toMatchObject({
      message: "Can't send mail: 550 <<e-mail>>: no such user",
    });
  });

  test('keeps the paths of its stack', () =>
    expect(describeError(new Error('x'))).toMatchObject({
      stack: expect.stringContaining('log.spec') as string,
    }));

  test('carries neither the parameters of a query nor the detail of the driver', () => {
    const error = Object.assign(new Error('duplicate key'), {
      parameters: ['Rosa'],
      detail: 'Key (name)=(Rosa)',
    });
    expect(JSON.stringify(describeError(error))).not.toContain('Rosa');
  });
});
