import { keptSwitch } from '#web/data/kept-switch.ts';

export const captionsShown = keptSwitch('flow_captions');
