// Whether captions stand beside the line: the person's choice in this browser, and on until they made one.
import { keptSwitch } from '#web/data/kept-switch.ts';

export const captionsShown = keptSwitch('flow_captions');
