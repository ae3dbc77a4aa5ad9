// The mailbox for components.
import { useSyncExternalStore } from 'react';
import * as api from '#api/mailbox.ts';
import { call } from './call.ts';
import { type Mailbox, mailbox } from './mailbox-state.ts';

export const useMailbox = (): Mailbox => useSyncExternalStore(mailbox.subscribe, mailbox.current, mailbox.current);

/** Looks at the provider now. */
export const syncNow = () => call(api.syncNow, {});

/** Stops the fetching of older mail, or lets it go on. */
export const setBackfill = (stopped: boolean) => call(api.setBackfill, { stopped });
