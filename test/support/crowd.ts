import { mailOf } from '#emulators/google/small-seed.ts';
import type { Seed } from '#emulators/seed/seed.ts';

export const crowdAddress = (nth: number): string => `person${nth}@crowd.example`;

export const crowdSeed =
  ({ people, letters }: { people: number; letters: number }) =>
  (now: Date): Seed => {
    const all = Array.from({ length: people }, (_, nth) => crowdAddress(nth));
    return {
      accounts: all.map((email, nth) => ({
        sub: `2${String(nth).padStart(20, '0')}`,
        email,
        name: `Person ${nth}`,
        givenName: 'Person',
        familyName: String(nth),
        locale: 'en-GB',
      })),
      labels: {},
      mail: all.flatMap((mailbox) =>
        Array.from({ length: letters }, (_, at) => ({
          mailbox,
          threadKey: `letter-${at}`,
          labels: at % 3 === 0 ? ['INBOX'] : ['INBOX', 'UNREAD'],
          at: new Date(now.getTime() - (at + 1) * 3_600_000),
          raw: mailOf({ to: mailbox, subject: `Letter ${at}`, messageId: `<l${at}.${mailbox}>` }),
        })),
      ),
    };
  };
