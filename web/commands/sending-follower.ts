import type { Draft } from '#domain/draft.ts';
import { perDevice } from '#web/device.ts';
import type { SendingTabs } from './sending-tabs.ts';

export type SendingEvents = {
  ownAddress: () => string | undefined;
  sent: (draft: Draft) => void;
  /** The draft is back; the sentence gives the reason. */
  back: (draft: Draft, sentence: string) => void;
  /** Two tabs or devices edited one draft, so there are two now. */
  forked: () => void;
};

type Following = {
  events: SendingEvents | null;
  tabs: SendingTabs | null;
  timer: ReturnType<typeof setTimeout> | undefined;
};

export const following = perDevice((): Following => ({ events: null, tabs: null, timer: undefined }));
