import { learn } from './mailbox-state.ts';

export const serverIsAway = (): void => learn({ online: false });
