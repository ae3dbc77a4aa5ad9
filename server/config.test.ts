import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Environment, readSettings, type Settings, variables } from './config.ts';
import { withSecrets } from './secrets.ts';

const settings = (environment: Environment): Settings => {
  const read = readSettings(environment, '/srv/flow');
  if (read.kind === 'wrong') throw new Error(read.lines.join('\n'));
  return read.settings;
};

const faults = (environment: Environment): string[] => {
  const read = readSettings(environment, '/srv/flow');
  return read.kind === 'wrong' ? read.lines : [];
};

const secret = () => randomBytes(32).toString('base64');

describe('no variables', () => {
  test('Flow runs on this machine, with the embedded database and the local Google', () => {
    expect(settings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      url: 'http://localhost:3000',
      data: '/srv/flow/.data',
      role: 'all',
      databaseUrl: null,
      google: { local: { port: 3001, server: 'http://127.0.0.1:3001', browser: 'http://localhost:3001' } },
    });
  });

  test('an empty variable counts as unset', () => {
    expect(settings({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toEqual(settings({}));
  });
});

describe('push', () => {
  const given = { GOOGLE_PUSH_TOPIC: 'projects/p/topics/gmail', GOOGLE_PUSH_ACCOUNT: 'push@p.iam.gserviceaccount.com' };

  test('is off by default', () => {
    expect(settings({}).push).toBeNull();
  });

  test('is signed for Flow’s own address by default', () => {
    const audience = 'http://localhost:3000/push/google';
    expect(settings(given).push).toEqual({
      topic: given.GOOGLE_PUSH_TOPIC,
      account: given.GOOGLE_PUSH_ACCOUNT,
      audience,
    });
    expect(settings({ ...given, GOOGLE_PUSH_AUDIENCE: 'flow' }).push).toMatchObject({ audience: 'flow' });
  });

  test('needs every variable, and a valid topic', () => {
    expect(faults({ GOOGLE_PUSH_TOPIC: given.GOOGLE_PUSH_TOPIC })).toEqual([
      expect.stringContaining('GOOGLE_PUSH_ACCOUNT'),
    ]);
    expect(faults({ ...given, GOOGLE_PUSH_TOPIC: 'gmail' })).toEqual([expect.stringContaining('projects/<project>')]);
  });
});

test('the error lists contradictions together with invalid values', () => {
  const lines = faults({
    PORT: '99999',
    FLOW_URL: 'http://flow.example',
    DATABASE_URL: 'postgres://db.example/flow',
    GOOGLE_CLIENT_ID: 'id',
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'FLOW_URL',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    'FLOW_SESSION_SECRET',
    'FLOW_KEY',
  ]);
});

test('the local Google has the browser’s host name', () => {
  expect(settings({ FLOW_URL: 'http://127.0.0.1:8080', PORT: '8080' }).google.local).toEqual({
    port: 8081,
    server: 'http://127.0.0.1:8081',
    browser: 'http://127.0.0.1:8081',
  });
});

test('the error lists all faults at once, each with its variable', () => {
  const lines = faults({
    PORT: 'eighty',
    FLOW_ROLE: 'boss',
    FLOW_URL: 'flow',
    GOOGLE_SCOPES: 'all',
    GOOGLE_PROJECT_UNITS: '100',
    FLOW_KEY: 'short',
  });
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
    'FLOW_KEY',
    'FLOW_ROLE',
    'FLOW_URL',
    'GOOGLE_PROJECT_UNITS',
    'GOOGLE_SCOPES',
    'PORT',
  ]);
});

test.each([
  ['http://flow.example', {}],
  ['https://flow.example/app', {}],
  ['ftp://localhost', {}],
])('FLOW_URL=%s is refused', (url, more) => {
  expect(faults({ FLOW_URL: url, ...more })).toEqual([expect.stringMatching(/^FLOW_URL: /)]);
});

test.each([
  ['https://flow.example', {}],
  ['http://localhost:3000/', {}],
  ['http://[::1]:3000', {}],
  ['http://flow.example', { FLOW_TRUST_PROXY: '1' }],
])('FLOW_URL=%s is accepted', (url, more) => {
  expect(faults({ FLOW_URL: url, ...more })).toEqual([]);
});

test('behind a TLS proxy the public address is https, and on this machine it stays as given', () => {
  const url = (FLOW_URL: string, FLOW_TRUST_PROXY: string) => settings({ FLOW_URL, FLOW_TRUST_PROXY }).url;
  expect(url('http://flow.example', '1')).toBe('https://flow.example');
  expect(url('http://flow.example:8443/', '1')).toBe('https://flow.example:8443');
  expect(url('https://flow.example', '1')).toBe('https://flow.example');
  expect(url('https://flow.example', '0')).toBe('https://flow.example');
  expect(url('http://localhost:3000', '1')).toBe('http://localhost:3000');
});

test('half of Google’s credentials is a fault, not the demo', () => {
  expect(faults({ GOOGLE_CLIENT_ID: 'id' })).toEqual([expect.stringContaining('GOOGLE_CLIENT_SECRET')]);
  expect(settings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google.local).toBeNull();
});

test('a web role without a worker needs a shared database', () => {
  expect(faults({ FLOW_ROLE: 'web' })).toEqual([expect.stringMatching(/^FLOW_ROLE: .*DATABASE_URL/)]);
  expect(faults({ FLOW_ROLE: 'all' })).toEqual([]);
});

describe('a language model', () => {
  const given = { FLOW_MODEL_URL: 'http://localhost:8080/v1/', FLOW_MODEL: 'small-1' };

  test('is available with its address and name', () => {
    expect(settings({}).model).toBeNull();
    expect(settings(given).model).toEqual({ url: 'http://localhost:8080/v1', key: null, name: 'small-1' });
    expect(settings({ ...given, FLOW_MODEL_KEY: 'a-key' }).model).toMatchObject({ key: 'a-key' });
  });

  test('needs every variable, and https beyond a private network', () => {
    expect(faults({ FLOW_MODEL_URL: given.FLOW_MODEL_URL })).toEqual([expect.stringContaining('FLOW_MODEL:')]);
    expect(faults({ FLOW_MODEL: given.FLOW_MODEL })).toEqual([expect.stringContaining('FLOW_MODEL_URL')]);
    expect(faults({ ...given, FLOW_MODEL_URL: 'http://model.example/v1' })).toEqual([
      expect.stringContaining('it begins with https://'),
    ]);
    expect(settings({ ...given, FLOW_MODEL_URL: 'http://ollama:11434/v1' }).model).not.toBeNull();
  });
});

describe('secrets', () => {
  test('are required with DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://db.example/flow';
    expect(faults({ DATABASE_URL })).toEqual([
      expect.stringMatching(/^FLOW_SESSION_SECRET: missing/),
      expect.stringMatching(/^FLOW_KEY: missing/),
    ]);
    expect(faults({ DATABASE_URL, FLOW_SESSION_SECRET: secret(), FLOW_KEY: secret() })).toEqual([]);
  });

  test('must differ', () => {
    const same = secret();
    expect(faults({ FLOW_SESSION_SECRET: same, FLOW_KEY: same })).toEqual([expect.stringMatching(/^FLOW_KEY: /)]);
  });

  test('are created once, readable by Flow only, and stay the same', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-secrets-'));
    const first = withSecrets({ ...settings({}), data: folder });
    expect(Buffer.from(first.hostKey)).toHaveLength(32);
    expect(first.sessionSecret).not.toBe(Buffer.from(first.hostKey).toString('base64'));
    expect(statSync(path.join(folder, 'secrets', 'key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(folder, 'secrets', 'key'), 'utf8').trim()).toBe(
      Buffer.from(first.hostKey).toString('base64'),
    );
    expect(withSecrets({ ...settings({}), data: folder })).toEqual(first);
  });

  test('stop the start if their file is readable by others or truncated', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-secrets-'));
    withSecrets({ ...settings({}), data: folder });
    const file = path.join(folder, 'secrets', 'key');
    chmodSync(file, 0o644);
    expect(() => withSecrets({ ...settings({}), data: folder })).toThrow(/can be read by others/);
    writeFileSync(file, 'c2hvcnQ=');
    chmodSync(file, 0o600);
    expect(() => withSecrets({ ...settings({}), data: folder })).toThrow(/does not hold 32 bytes/);
  });
});

test('.env.example lists exactly Flow’s variables', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1]);
  const known = Object.keys(variables.shape).filter((name) => name !== 'NODE_ENV');
  expect(listed.sort()).toEqual(known.sort());
});
