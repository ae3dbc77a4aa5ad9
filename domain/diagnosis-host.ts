// Problems of the host's setup, independent of the account.
import type { Finding } from './finding.ts';

/** Google's reaction to Flow's own credentials. */
export type ClientState = 'fine' | 'unknown' | 'redirect-unknown' | 'unreachable';

/** `origin`: the address in the person's browser, if known. */
export type HostFacts = {
  url: string;
  redirectUri: string;
  origin: string | null;
  client: ClientState;
  /** Milliseconds by which this server's clock is ahead of Google's. Null if unknown. */
  clockAheadMs: number | null;
};

export const aboutHost = ({ url, redirectUri, origin, client, clockAheadMs }: HostFacts): Finding[] => [
  ...(origin === null || origin === url ? [] : [otherAddress(url, origin)]),
  ...aboutClient(client, redirectUri),
  ...(clockAheadMs === null || Math.abs(clockAheadMs) <= tolerableMs ? [] : [clockOff(clockAheadMs)]),
];

/** A larger difference cannot come from network delay. */
const tolerableMs = 30_000;

const otherAddress = (url: string, origin: string): Finding => ({
  code: 'address.other',
  weight: 'limits',
  title: `You opened Flow at ${origin}, but it is set up as ${url}.`,
  advice: `Open ${url}, or set FLOW_URL to the address that people use.`,
  who: 'host',
});

const aboutClient = (client: ClientState, redirectUri: string): Finding[] => {
  switch (client) {
    case 'fine':
      return [];
    case 'unknown':
      return [
        {
          code: 'client.unknown',
          weight: 'blocks',
          title: 'Google does not know Flow’s client id and secret.',
          advice:
            'Compare GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET with the OAuth client in the Google Cloud console.',
          who: 'host',
        },
      ];
    case 'redirect-unknown':
      return [
        {
          code: 'client.redirect-unknown',
          weight: 'blocks',
          title: `Google does not know ${redirectUri} as an address of Flow.`,
          advice: 'Add it, letter by letter, to the authorized redirect URIs of the OAuth client; or correct FLOW_URL.',
          who: 'host',
        },
      ];
    case 'unreachable':
      return [
        {
          code: 'google.unreachable',
          weight: 'limits',
          title: 'Google does not answer this server.',
          advice: 'Check its network. What you do is kept, and goes out once Google answers.',
          who: 'host',
        },
      ];
  }
};

const clockOff = (aheadMs: number): Finding => ({
  code: 'clock.off',
  weight: 'limits',
  title: `This server’s clock is ${lengthOf(Math.abs(aheadMs))} ${aheadMs > 0 ? 'ahead of' : 'behind'} Google’s.`,
  advice: 'Let the server take its time from the network (NTP). Sign-in fails with a clock that is wrong.',
  who: 'host',
});

/** In the largest unit that is nearly whole: an hour and a half is 90 minutes. */
export const lengthOf = (ms: number): string => {
  const [size, unit] = units.find(([one]) => Math.abs(ms / one - Math.round(ms / one)) * one <= ms / 50) ?? smallest;
  const count = Math.round(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const smallest = [1000, 'second'] as const;
const units = [[604_800_000, 'week'], [86_400_000, 'day'], [3_600_000, 'hour'], [60_000, 'minute'], smallest] as const;
