import { MEMBERS } from '../data/layout.mjs';
import { callerOf } from '../scenarios/index.mjs';
import { accessToken } from './access-token.mjs';
import { idOf } from './ids.mjs';

/** Returns the requests that the nth connection sends in turn, with the headers of their caller. */
export function requestsOf({ caller, method, requests }, nth, size) {
  const member = (nth % MEMBERS) + 1;
  const person = callerOf[caller](member);
  const token =
    person === undefined
      ? undefined
      : accessToken({ accountId: idOf('account', person), sessionId: idOf('session', person) });
  return requests(member, size).map(({ path, body }) => ({
    method,
    path,
    body,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  }));
}

/** Sends one request and reads the response. */
export async function send(url, { method, path, headers, body }) {
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body()) }) });
  const text = await answer.text();
  return { status: answer.status, body: text && JSON.parse(text) };
}
