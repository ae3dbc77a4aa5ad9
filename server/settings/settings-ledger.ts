// The ledger of settings. It has no provider, so nothing is delivered.

import type { Change } from '#domain/change/change.ts';
import { applySettings, type SettingsChange } from '#domain/change/settings.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { SettingName } from '#domain/settings.ts';
import { isZone } from '#domain/zone-offset.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Described, Ledger } from '#server/ledger/ledger.ts';
import { lockSettings, nextRevision, settingsOf, settingsRevision, storeSettings } from './store.ts';

export const settingsLedger: Ledger = {
  name: 'settings',
  lock: lockSettings,
  revision: nextRevision,
  own: async (_tx, _account, about) => {
    if (about.some(({ kind, id }) => kind !== 'setting' || !SettingName.safeParse(id).success))
      throw new Problem('request.invalid');
  },
  apply: async (_ctx, tx, account, { changes }) => {
    const { settings, done } = applySettings(await settingsOf(tx, account), ofSettings(changes));
    if (settings.timeZone !== null && !isZone(settings.timeZone)) throw new Problem('request.invalid');
    const changed = done.flatMap(({ swaps }) => swaps.map(({ key }) => key));
    await storeSettings(tx, account, settings, changed);
    return done;
  },
  describe: async (tx, account, about): Promise<Described> => {
    const [first] = about;
    return { userEmail: await emailOf(tx, account), metadata: first ? { detail: first.id } : {} };
  },
  needsDelivery: () => false,
  deliver: async () => 'nothing',
  live: async (tx, account) => [
    { kind: 'revision', ledger: 'settings', revision: await settingsRevision(tx, account) },
  ],
};

const emailOf = async (tx: Tx, account: Account): Promise<string> => {
  const row = await tx.selectFrom('provider_account').select('email').where(ofAccount(account)).executeTakeFirst();
  return row?.email ?? '';
};

const ofSettings = (changes: readonly Change[]): SettingsChange[] =>
  changes.flatMap((change) => (change.ledger === 'settings' ? [change] : []));
