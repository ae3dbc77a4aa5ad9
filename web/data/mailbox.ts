import { useSyncExternalStore } from 'react';
import * as api from '#api/mailbox.ts';
import { call } from './call.ts';
import { type Mailbox, mailbox } from './mailbox-state.ts';

export const useMailbox = (): Mailbox => useSyncExternalStore(mailbox.subscribe, mailbox.current, mailbox.current);

export const syncNow = () => call(api.syncNow, {});

export const setBackfill = (stopped: boolean) => call(api.setBackfill, { stopped });
