// Whether the server answers, as the calls of this tab find out.
import { learn } from './mailbox-state.ts';

export const serverIsAway = (): void => learn({ online: false });
