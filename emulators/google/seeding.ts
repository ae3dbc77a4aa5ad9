/** Fills an empty local Google from a seed. */
import type { Seed } from '#emulators/seed/seed.ts';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import { addAccount } from './accounts.ts';
import { plantCalendars } from './calendar/plant.ts';
import type { Google } from './google.ts';
import { addLabel, labelIdsNamed } from './labels.ts';
import { insertMail } from './mailbox.ts';
import { personOf, writeContact } from './people-store.ts';

/** Skips an already seeded store. Atomic, so a kill leaves no partial data. */
export const seedOnce = (google: Google, seed: (now: Date) => Seed): void => {
  if (loadSetting(google.store, 'seeded-at') !== undefined) return;
  google.store.transaction(() => plant(google, seed(google.clock.now())));
};

const plant = (google: Google, seed: Seed): void => {
  const { store, clock } = google;
  for (const account of seed.accounts) addAccount(store, account);
  for (const [mailbox, names] of Object.entries(seed.labels)) {
    for (const name of names) addLabel(store, mailbox.toLowerCase(), { name });
  }
  const cause = { at: clock.now(), call: null };
  const oldestFirst = seed.mail.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { mailbox: address, labels, ...mail } of oldestFirst) {
    const mailbox = address.toLowerCase();
    insertMail(google, mailbox, { ...mail, labels: labelIdsNamed(store, mailbox, labels) }, cause);
  }
  for (const [owner, contacts] of Object.entries(seed.contacts ?? {})) {
    for (const contact of contacts) writeContact(google, owner.toLowerCase(), personOf(contact));
  }
  plantCalendars(google, seed.calendars);
  store.run('DELETE FROM history');
  store.run('UPDATE account SET history_floor = history_id');
  saveSetting(store, 'seeded-at', clock.now().toISOString());
};
