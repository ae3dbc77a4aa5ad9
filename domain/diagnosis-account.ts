// Problems of one person's connection to Google.
import { type Feature, lackWords, type TokenStatus } from './connection.ts';
import type { Finding } from './finding.ts';
import { isProblemCode, needsReauth, type ProblemCode, problems } from './problem.ts';

/** Google's APIs that Flow calls, as its console names them. */
export const googleApis = ['Gmail API', 'Google Calendar API', 'People API'] as const;
export type GoogleApi = (typeof googleApis)[number];

/** `problem`: the error of asking Google with the account's token. */
export type AccountFacts = {
  token: TokenStatus;
  consentedAt: Date | null;
  refusedAt: Date | null;
  problem: { code: string; title: string } | null;
  lacks: readonly Feature[];
  apisOff: readonly GoogleApi[];
  sync: {
    error: string | null;
    /** Messages that failed repeatedly, and unreadable ones. */
    setAside: number;
    unreadable: number;
    /** Differences that the last full comparison with Google found and repaired. */
    differences: number;
  };
};

/** Signed in with valid tokens. */
export const isConnected = (account: AccountFacts | null): boolean =>
  account !== null && account.token.exists && connectionTrouble(account) === null;

export const aboutAccount = (account: AccountFacts): Finding[] => {
  const trouble = connectionTrouble(account);
  return [
    ...(trouble === null ? [] : [trouble]),
    ...(account.token.exists && !account.token.hasRefreshToken ? [noRefreshToken] : []),
    ...account.lacks.map(lacked),
    ...account.apisOff.map(apiOff),
    ...aboutSync(account),
  ];
};

/** Null while the account is connected. */
const connectionTrouble = (account: AccountFacts): Finding | null => {
  const { token, problem, refusedAt } = account;
  if (!token.exists) return refusedAt === null ? noTokens : refused(account);
  const answered = problem === null ? null : answerTrouble(problem);
  if (answered !== null) return answered;
  if (token.expired) return token.hasRefreshToken ? expired : expiredForGood;
  return syncEnded(account);
};

/** The tokens are valid but the sync needs the person. An unticked scope has its own finding. */
const syncEnded = ({ lacks, sync: { error } }: AccountFacts): Finding | null =>
  isProblemCode(error) && error.startsWith('provider.') && needsReauth(error) && !lacks.includes('mail')
    ? {
        code: 'sync.ended',
        weight: 'blocks',
        title: problems[error].title,
        advice: 'Reconnect your Google account. Flow goes on where it stopped.',
        who: 'you',
      }
    : null;

const answerTrouble = ({ code, title }: NonNullable<AccountFacts['problem']>): Finding | null => {
  if (code === 'secret.unreadable') return notStored;
  if (code === 'token.refresh-failed') return notRefreshed(title);
  return code === 'provider.unauthorized' ? unauthorized : null;
};

const noTokens: Finding = {
  code: 'token.none',
  weight: 'blocks',
  title: 'No tokens found. This account is not connected to Google.',
  advice: 'Connect your Google account.',
  who: 'you',
};

const notStored: Finding = {
  code: 'token.unreadable',
  weight: 'blocks',
  title: 'Tokens not properly stored. Please reconnect your Google account.',
  advice: 'If this follows a restored backup, whoever runs Flow should check that FLOW_KEY is the key from before.',
  who: 'you',
};

const notRefreshed = (title: string): Finding => ({
  code: 'token.not-refreshed',
  weight: 'blocks',
  title,
  advice: 'Google did not renew the access token. Flow tries again by itself; nothing is lost meanwhile.',
  who: 'host',
});

const expired: Finding = {
  code: 'token.expired',
  weight: 'limits',
  title: 'The access token has expired and needs a refresh.',
  advice: 'Refresh the tokens. Flow also does so by itself before the next call to Google.',
  who: 'you',
};

const expiredForGood: Finding = {
  code: 'token.expired-for-good',
  weight: 'blocks',
  title: 'The access token has expired, and there is nothing to renew it with.',
  advice: 'Reconnect your Google account.',
  who: 'you',
};

const unauthorized: Finding = {
  code: 'token.unauthorized',
  weight: 'blocks',
  title: 'Google answers 401 to a token that was just renewed.',
  advice: 'Reconnect your Google account.',
  who: 'you',
};

const noRefreshToken: Finding = {
  code: 'token.no-refresh',
  weight: 'limits',
  title: 'No refresh token is stored, so the connection ends within the hour.',
  advice: 'Reconnect, and give your consent once more.',
  who: 'you',
};

/** Consent screens in 'Testing' limit refresh tokens to seven days. Allows half a day on either side for late detection. */
const testing = { from: 6.5 * 86_400_000, to: 8 * 86_400_000 };

const refused = ({ consentedAt, refusedAt }: AccountFacts): Finding => {
  const lived = consentedAt && refusedAt ? refusedAt.getTime() - consentedAt.getTime() : 0;
  return lived >= testing.from && lived <= testing.to ? endedByTesting : endedByGoogle;
};

const endedByTesting: Finding = {
  code: 'token.refused-after-seven-days',
  weight: 'blocks',
  title: 'Google ended the connection seven days after it was made, as it does while an app is in ‘Testing’.',
  advice: 'In the Google Cloud console, under Audience, press ‘Publish app’. Then reconnect; it lasts from then on.',
  who: 'host',
};

const endedByGoogle: Finding = {
  code: 'token.refused',
  weight: 'blocks',
  title: 'Google no longer accepts the connection: access was withdrawn, or the password changed.',
  advice: 'Reconnect your Google account. Flow goes on where it stopped.',
  who: 'you',
};

const lacked = (feature: Feature): Finding => ({
  code: `scope.${feature}`,
  weight: feature === 'mail' ? 'blocks' : 'limits',
  title: lackWords[feature],
  advice: 'Reconnect, and leave every box ticked on Google’s page.',
  who: 'you',
});

const apiOff = (api: GoogleApi): Finding => ({
  code: `api-off.${api.toLowerCase().replaceAll(' ', '-')}`,
  weight: api === 'Gmail API' ? 'blocks' : 'limits',
  title: `The ${api} is not switched on in Flow’s Google project.`,
  advice: 'Switch it on in the Google Cloud console, under APIs & Services, Library. It takes a few minutes to hold.',
  who: 'host',
});

const aboutSync = ({ sync: { error, setAside, unreadable, differences }, ...account }: AccountFacts): Finding[] => [
  ...(isProblemCode(error) && passes(error) && account.token.exists
    ? [note('sync.trouble', 'limits', problems[error].title, 'Flow tries again by itself; there is nothing to do.')]
    : []),
  ...(setAside === 0
    ? []
    : [
        note(
          'sync.set-aside',
          'limits',
          `${emails(setAside)} could not be fetched yet.`,
          'Flow sets such mail aside, and tries it again with every sync.',
        ),
      ]),
  ...(unreadable === 0
    ? []
    : [
        note(
          'sync.unreadable',
          'note',
          `${emails(unreadable)} could not be read in full.`,
          'Sender, subject and a first line are shown. Open them in Gmail to see the rest.',
        ),
      ]),
  ...(differences === 0
    ? []
    : [
        note(
          'sync.drift',
          'note',
          `Comparing with Google found ${differences} ${differences === 1 ? 'difference' : 'differences'} in the last day, and mended ${differences === 1 ? 'it' : 'them'}.`,
          'If it finds some every day, please report it.',
        ),
      ]),
];

/** The API check reports a disabled API, and the connection finding reports what the person must do. */
const passes = (error: ProblemCode): boolean =>
  error.startsWith('provider.') && error !== 'provider.api-off' && !needsReauth(error);

const note = (code: string, weight: Finding['weight'], title: string, advice: string): Finding => ({
  code,
  weight,
  title,
  advice,
  who: 'you',
});

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);
