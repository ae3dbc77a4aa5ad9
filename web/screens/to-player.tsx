// Older addresses of the player: each goes there at once and leaves no trace in the history.
import { replace } from 'react-router';
import { paths } from '#web/paths.ts';

export const clientLoader = () => replace(paths.emailPlayer);

export default function ToPlayer() {
  return null;
}
