import { expect } from 'vitest';
import { newDevice, randomHex } from '../../support/second-client/api.ts';
import { begunTable } from '../../support/second-client/whole-table.ts';
import type { FaultServer } from '../support/fault-server.ts';
import { deviceOf, hangUp, touches } from './doors.ts';

const MOST_FROM_ONE_ADDRESS = 20;
const MOST_CALLS = 20;
const CROWDED = 4413;
const TOO_MANY = 1008;

/** Twenty watch from one address; the next is sent to ask over HTTP, and a player gets in. */
export async function expectCrowdLimited(server: FaultServer): Promise<void> {
  const { url } = server;
  const table = await begunTable(url, 'casual', 2);
  hangUp(table);
  for (let at = 0; at < MOST_FROM_ONE_ADDRESS; at++)
    expect(await firstOf(server, table.room, (await newDevice(url)).cookie)).toBe('told');
  const { cookie } = await newDevice(url);
  expect(await firstOf(server, table.room, cookie)).toBe(CROWDED);
  expect(await firstOf(server, table.room, deviceOf(table.devices).cookie)).toBe('told');
  const answer = await fetch(`${url}/api/rooms/${table.room}/update?after=0`, { headers: { cookie } });
  expect(answer.status).toBe(200);
}

/** A seat opens twenty sockets in ten seconds, and no more. */
export async function expectCallsLimited(server: FaultServer): Promise<void> {
  const table = await begunTable(server.url, 'casual', 2);
  hangUp(table);
  // What was opened until now is forgotten.
  server.killRuntime();
  await server.answers();
  const { cookie } = deviceOf(table.devices);
  for (let at = 0; at < MOST_CALLS; at++) expect(await firstOf(server, table.room, cookie)).toBe('told');
  expect(await firstOf(server, table.room, cookie)).toBe(TOO_MANY);
}

/** What is asked over HTTP is answered again without waking the room. */
export async function expectAnswerGivenAgain(server: FaultServer): Promise<void> {
  const table = await begunTable(server.url, 'casual', 2);
  hangUp(table);
  const ask = async (): Promise<string> =>
    (await fetch(`${server.url}/api/rooms/${table.room}/update?after=0`)).text();
  const answer = await ask();
  server.killRuntime();
  await server.answers();
  const before = touches(server);
  expect([await ask(), await ask()]).toEqual([answer, answer]);
  expect(touches(server)).toBe(before);
}

/** The first thing that a new socket hears: an update, or the code with which it is closed. */
async function firstOf(server: FaultServer, room: string, cookie: string): Promise<'told' | number> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const headers = [['Origin', server.url] as const, ...(cookie === '' ? [] : [['Cookie', cookie] as const])];
  const { socket } = await server.open(path, headers);
  if (socket === null) throw new Error('no socket');
  const frame = await socket.next();
  return 'closed' in frame ? frame.closed : 'told';
}
