// Who hears what becomes of the mail that leaves, and the other tabs that show it.
import type { Draft } from '#domain/draft.ts';
import { perDevice } from '#web/device.ts';
import type { SendingTabs } from './sending-tabs.ts';

export type SendingTold = {
  ownAddress: () => string | undefined;
  sent: (draft: Draft) => void;
  /** It is the person's again; the sentence says why. */
  back: (draft: Draft, sentence: string) => void;
  /** Two tabs or devices wrote one draft: there are two of it now. */
  forked: () => void;
};

type Following = {
  told: SendingTold | null;
  tabs: SendingTabs | null;
  timer: ReturnType<typeof setTimeout> | undefined;
};

export const following = perDevice((): Following => ({ told: null, tabs: null, timer: undefined }));
