import { keptSwitch } from '#web/data/kept-switch.ts';

export const singleKeys = keptSwitch('flow_single_keys');

export const isSingle = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
