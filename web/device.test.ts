// State per device: what one account keeps in a page, another account does not see.
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { UserId } from '#domain/id.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { claimDevice, createDevice, type Device, findDeviceBy, perDevice } from './device.ts';

const carried = new AsyncLocalStorage<Device>();
afterEach(() => findDeviceBy(() => undefined));

const alex = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const sam = UserId.parse('0199aaaa-0000-7000-8000-000000000002');

describe('a device', () => {
  test('keeps its own state while calls of two devices take turns', async () => {
    findDeviceBy(() => carried.getStore());
    const list = perDevice((): string[] => []);
    const write = (name: string) =>
      carried.run(createDevice(), async () => {
        for (let n = 0; n < 3; n += 1) {
          await Promise.resolve();
          list().push(`${name} ${n}`);
        }
        return list();
      });
    expect(await Promise.all([write('one'), write('other')])).toEqual([
      ['one 0', 'one 1', 'one 2'],
      ['other 0', 'other 1', 'other 2'],
    ]);
  });

  test('is claimed by the first account and left to it', () => {
    const shown = deviceObservable(() => 'nothing');
    const seen: string[] = [];
    const leave = shown.subscribe(() => seen.push(shown.current()));
    claimDevice(alex);
    shown.become('Alex’s mail');
    claimDevice(alex);
    expect(shown.current()).toBe('Alex’s mail');
    claimDevice(sam);
    expect(shown.current()).toBe('nothing');
    shown.become('Sam’s mail');
    leave();
    shown.become('more of Sam’s mail');
    expect(seen).toEqual(['Alex’s mail', 'nothing', 'Sam’s mail']);
  });
});
