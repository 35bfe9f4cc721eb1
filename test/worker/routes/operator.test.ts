import { createExecutionContext, env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import worker from '../../../worker/index.ts';
import { ORIGIN } from '../support/device.ts';

const reportAt = async (REPORT_URL: string): Promise<unknown> => {
  const request = new Request(`${ORIGIN}/api/operator`);
  return (await worker.fetch(request, { ...env, REPORT_URL }, createExecutionContext())).json();
};

test.each([
  ['https://example.org/contact', 'https://example.org/contact'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['', null],
  ['javascript:alert(1)', null],
  ['http://example.org', null],
  ['https://', null],
])('[J10] with %j in the settings the place to report to is %j', async (setting, report) => {
  expect(await reportAt(setting)).toEqual({ report });
});
