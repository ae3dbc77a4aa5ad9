// The mailbox for components.
import { useSyncExternalStore } from 'react';
import { type Mailbox, mailbox } from './mailbox-state.ts';

export const useMailbox = (): Mailbox => useSyncExternalStore(mailbox.subscribe, mailbox.current, mailbox.current);
