// Reads the environment once into a frozen object, and lists all faults together for the host.
import path from 'node:path';
import * as z from 'zod';
import { type OperatorConfig, operatorOf, operatorVariables } from './operator-config.ts';
import { type PaymentsConfig, paymentsFaults, paymentsVariables, sellingOf } from './payments-config.ts';

export type Role = 'web' | 'worker' | 'all';

export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash, for example `http://localhost:3000`. */
  url: string;
  data: string;
  role: Role;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** Null: the embedded database. */
  databaseUrl: string | null;
  google: {
    clientId: string;
    clientSecret: string;
    scopes: 'spec' | 'minimal';
    /** The local Google's addresses: for the server, and for the browser. */
    local: { server: string; browser: string; port: number } | null;
  };
  /** Null: nobody can buy anything here. */
  payments: PaymentsConfig | null;
  /** Null: Flow polls for mail. */
  push: PushConfig | null;
  /** Signs notices to browsers. 32 bytes, or null: this host sends none. */
  vapidKey: Uint8Array | null;
  /** Gmail's units per minute for the whole project, as in the host's console. */
  projectUnits: number;
  speech: SpeechConfig;
  /** Null: no language model. */
  model: ModelConfig | null;
  sessionSecret: string;
  /** 32 bytes that wrap the users' keys. */
  hostKey: Uint8Array;
  production: boolean;
  operator: OperatorConfig;
  /** `unlimited`: Flow counts nothing. */
  credits: 'counted' | 'unlimited';
};

/** `topic`: the Pub/Sub topic. `account`: the trusted sender. `audience`: the expected audience of its token. */
export type PushConfig = { topic: string; account: string; audience: string };

/** `off`: no speech. `path`: folders of the speech programs. `service`: an OpenAI-compatible service. */
export type SpeechConfig = {
  off: boolean;
  path: string;
  service: {
    url: string;
    key: string | null;
    hearing: string;
    speaking: { model: string; voices: readonly string[] } | null;
  } | null;
};

export type ModelConfig = { url: string; key: string | null; name: string };

/** The two secrets may be missing. Then `secrets.ts` creates them. */
export type Settings = Omit<Config, 'sessionSecret' | 'hostKey'> & {
  sessionSecret: string | null;
  hostKey: Uint8Array | null;
};

export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadSettings = { kind: 'settings'; settings: Settings } | { kind: 'wrong'; lines: string[] };

/** `root`: the checkout. FLOW_DATA defaults to a folder next to it. */
export const readSettings = (environment: Environment, root: string): ReadSettings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const lines = [...(parsed.error?.issues.map(wrongLine) ?? []), ...contradictions(given)];
  return parsed.success && lines.length === 0
    ? { kind: 'settings', settings: settingsOf(parsed.data, root, environment['PATH'] ?? usualPath) }
    : { kind: 'wrong', lines };
};

const usualPath = '/usr/local/bin:/usr/bin:/bin';

const secret = (name: string) =>
  z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, `${name}: 32 bytes in base64 are expected`)
    .optional();

/** `.env.example` lists exactly these. */
export const variables = z.object({
  PORT: z.coerce.number('PORT: a number from 1 to 65533 is expected').int().min(1).max(65533).default(3000),
  FLOW_URL: z.url('FLOW_URL: an address such as https://flow.example is expected').optional(),
  FLOW_HOST: z.string().default('127.0.0.1'),
  FLOW_DATA: z.string().optional(),
  FLOW_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  FLOW_TRUST_PROXY: z.enum(['0', '1']).default('0'),
  FLOW_LOG: z.enum(['silent', 'error', 'warn', 'info']).default('info'),
  FLOW_SESSION_SECRET: secret('FLOW_SESSION_SECRET'),
  FLOW_KEY: secret('FLOW_KEY'),
  FLOW_VAPID_KEY: secret('FLOW_VAPID_KEY'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL: it begins with postgres://')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_SCOPES: z.enum(['spec', 'minimal']).default('spec'),
  GOOGLE_PROJECT_UNITS: z.coerce
    .number('GOOGLE_PROJECT_UNITS: a number of units a minute is expected')
    .int()
    .min(6000, 'GOOGLE_PROJECT_UNITS: at least what one account may spend, 6000')
    .default(1_200_000),
  GOOGLE_PUSH_TOPIC: z
    .string()
    .regex(/^projects\/[\w.:-]+\/topics\/[\w.~+%-]+$/, 'GOOGLE_PUSH_TOPIC: it reads projects/<project>/topics/<topic>')
    .optional(),
  GOOGLE_PUSH_ACCOUNT: z.email('GOOGLE_PUSH_ACCOUNT: the address of a service account is expected').optional(),
  GOOGLE_PUSH_AUDIENCE: z.string().optional(),
  ...paymentsVariables,
  FLOW_SPEECH: z.enum(['on', 'off']).default('on'),
  FLOW_SPEECH_URL: z.url('FLOW_SPEECH_URL: an address such as http://localhost:8000/v1 is expected').optional(),
  FLOW_SPEECH_KEY: z.string().optional(),
  FLOW_SPEECH_HEARING: z.string().default('whisper-1'),
  FLOW_SPEECH_SPEAKING: z.string().optional(),
  FLOW_SPEECH_VOICES: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)?$/, 'FLOW_SPEECH_VOICES: one voice or two, with a comma between')
    .default('alloy,onyx'),
  FLOW_MODEL_URL: z.url('FLOW_MODEL_URL: an address such as http://localhost:8080/v1 is expected').optional(),
  FLOW_MODEL_KEY: z.string().optional(),
  FLOW_MODEL: z.string().max(200).optional(),
  FLOW_CREDITS: z.enum(['counted', 'unlimited']).optional(),
  ...operatorVariables,
  NODE_ENV: z.string().default('production'),
});

type Variables = z.infer<typeof variables>;

const wrongLine = (issue: z.core.$ZodIssue): string => {
  const name = String(issue.path[0] ?? '');
  return issue.message.startsWith(`${name}:`) ? issue.message : `${name}: ${issue.message}`;
};

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Faults between variables. Reads the raw text. */
const contradictions = (given: Environment): string[] => [
  ...addressFaults(given),
  ...(!given.GOOGLE_CLIENT_ID === !given.GOOGLE_CLIENT_SECRET
    ? []
    : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: give both, or neither for the local demo account']),
  ...(!given['GOOGLE_PUSH_TOPIC'] === !given['GOOGLE_PUSH_ACCOUNT']
    ? []
    : ['GOOGLE_PUSH_TOPIC and GOOGLE_PUSH_ACCOUNT: give both, or neither to have mail polled for']),
  ...paymentsFaults(given),
  ...addressNear('FLOW_SPEECH_URL', given),
  ...addressNear('FLOW_MODEL_URL', given),
  ...(!given['FLOW_MODEL_URL'] === !given['FLOW_MODEL']
    ? []
    : ['FLOW_MODEL_URL and FLOW_MODEL: give both, or neither to ask no language model']),
  ...secretFaults(given),
  ...(given['DATABASE_URL'] || !/^(web|worker)$/.test(given['FLOW_ROLE'] ?? '')
    ? []
    : ['FLOW_ROLE: web and worker are two processes on one database; give its DATABASE_URL']),
];

const addressFaults = ({ FLOW_URL, FLOW_TRUST_PROXY }: Environment): string[] => {
  if (FLOW_URL === undefined || !URL.canParse(FLOW_URL)) return [];
  const url = new URL(FLOW_URL);
  if (!/^https?:$/.test(url.protocol)) return ['FLOW_URL: it begins with https://'];
  if (`${url.pathname}${url.search}${url.hash}` !== '/') return ['FLOW_URL: only scheme, name and port, no path'];
  if (url.protocol === 'https:' || loopbackNames.has(url.hostname) || FLOW_TRUST_PROXY === '1') return [];
  return ['FLOW_URL: http is for this machine only; use https, or set FLOW_TRUST_PROXY=1 behind a proxy that does'];
};

/** People's words travel there, so a shared network needs https. */
const addressNear = (name: 'FLOW_SPEECH_URL' | 'FLOW_MODEL_URL', given: Environment): string[] => {
  const url = given[name];
  if (url === undefined || !URL.canParse(url)) return [];
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || (protocol === 'http:' && isNear(hostname))) return [];
  return [`${name}: it begins with https://, but for this machine and its own network`];
};

/** This machine, a container's name, or a private address. */
const isNear = (host: string): boolean =>
  loopbackNames.has(host) || !/[.:]/.test(host) || /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host);

/** Hosts back up and move an external database, so they must provide its keys. */
const secretFaults = ({ DATABASE_URL, FLOW_SESSION_SECRET, FLOW_KEY }: Environment): string[] => {
  if (FLOW_KEY !== undefined && FLOW_KEY === FLOW_SESSION_SECRET) {
    return ['FLOW_KEY: it must differ from FLOW_SESSION_SECRET'];
  }
  if (DATABASE_URL === undefined) return [];
  return [
    ...(FLOW_SESSION_SECRET
      ? []
      : ['FLOW_SESSION_SECRET: missing; with DATABASE_URL it must be given (openssl rand -base64 32)']),
    ...(FLOW_KEY ? [] : ['FLOW_KEY: missing; with DATABASE_URL it must be given (openssl rand -base64 32)']),
  ];
};

const settingsOf = (given: Variables, root: string, programs: string): Settings => {
  const url = publicOrigin(given);
  return {
    port: given.PORT,
    host: given.FLOW_HOST,
    url,
    data: path.resolve(root, given.FLOW_DATA ?? '.data'),
    role: given.FLOW_ROLE,
    logLevel: given.FLOW_LOG,
    databaseUrl: given.DATABASE_URL ?? null,
    google: googleOf(given, url),
    ...sellingOf(given, url),
    push: pushOf(given, url),
    vapidKey: given.FLOW_VAPID_KEY === undefined ? null : Buffer.from(given.FLOW_VAPID_KEY, 'base64'),
    projectUnits: given.GOOGLE_PROJECT_UNITS,
    speech: { off: given.FLOW_SPEECH === 'off', path: programs, service: speechServiceOf(given) },
    model: modelOf(given),
    sessionSecret: given.FLOW_SESSION_SECRET ?? null,
    hostKey: given.FLOW_KEY === undefined ? null : Buffer.from(given.FLOW_KEY, 'base64'),
    production: given.NODE_ENV === 'production',
    operator: operatorOf(given),
  };
};

/** Cookies and origins need https behind a TLS proxy, whatever FLOW_URL says. */
const publicOrigin = (given: Variables): string => {
  const url = new URL(given.FLOW_URL ?? `http://localhost:${given.PORT}`);
  const proxied = given.FLOW_TRUST_PROXY === '1' && !loopbackNames.has(url.hostname);
  return proxied ? `https://${url.host}` : url.origin;
};

const pushOf = (given: Variables, url: string): PushConfig | null => {
  const { GOOGLE_PUSH_TOPIC: topic, GOOGLE_PUSH_ACCOUNT: account, GOOGLE_PUSH_AUDIENCE: audience } = given;
  if (topic === undefined || account === undefined) return null;
  return { topic, account, audience: audience ?? `${url}/push/google` };
};

const speechServiceOf = (given: Variables): SpeechConfig['service'] =>
  given.FLOW_SPEECH_URL === undefined
    ? null
    : {
        url: given.FLOW_SPEECH_URL.replace(/\/+$/, ''),
        key: given.FLOW_SPEECH_KEY ?? null,
        hearing: given.FLOW_SPEECH_HEARING,
        speaking:
          given.FLOW_SPEECH_SPEAKING === undefined
            ? null
            : { model: given.FLOW_SPEECH_SPEAKING, voices: given.FLOW_SPEECH_VOICES.split(/\s*,\s*/) },
      };

const modelOf = ({ FLOW_MODEL_URL: url, FLOW_MODEL_KEY: key, FLOW_MODEL: name }: Variables): ModelConfig | null =>
  url === undefined || name === undefined ? null : { url: url.replace(/\/+$/, ''), key: key ?? null, name };

const googleOf = (given: Variables, url: string): Config['google'] => {
  const scopes = given.GOOGLE_SCOPES;
  if (given.GOOGLE_CLIENT_ID !== undefined && given.GOOGLE_CLIENT_SECRET !== undefined) {
    return { clientId: given.GOOGLE_CLIENT_ID, clientSecret: given.GOOGLE_CLIENT_SECRET, scopes, local: null };
  }
  const port = given.PORT + 1;
  return {
    // Guards only demo data.
    clientId: 'local-google-client',
    clientSecret: 'local-google-secret-for-demo-accounts-only',
    scopes,
    local: { port, server: `http://127.0.0.1:${port}`, browser: `http://${new URL(url).hostname}:${port}` },
  };
};
