import { describe, expect, test } from 'vitest';
import { retention, tablesThatGo } from './retention.ts';

describe('retention', () => {
  test('each table is named once', () => {
    const tables = retention.flatMap(({ tables }): string[] => [...tables]);
    expect(tables.filter((table, nth) => tables.indexOf(table) !== nth)).toEqual([]);
  });

  test('a disconnect keeps drafts, settings, activity and the account', () => {
    const gone = new Set<string>(tablesThatGo('disconnect'));
    for (const table of ['draft', 'setting', 'audit_log', 'auth.user', 'user_keys'])
      expect(gone.has(table)).toBe(false);
    for (const table of ['message', 'contact', 'calendar_event', 'user_tokens']) expect(gone.has(table)).toBe(true);
  });

  test('the deletion of an account leaves no table out but what names nobody', () => {
    const going = new Set<string>(tablesThatGo('deletion'));
    expect(retention.flatMap(({ tables }): string[] => [...tables]).filter((table) => !going.has(table))).toEqual([
      'free_grant',
      'payment_event',
      'contact_message',
      'waitlist',
      'turn_quarter',
      'command_quarter',
      'latency_quarter',
      'phrase_quarter',
      'spoken_phrase',
      'error_group',
      'error_minute',
      'request_minute',
      'probe_minute',
      'visit_day',
      'service_state',
    ]);
  });
});
