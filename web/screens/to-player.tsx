// Older addresses of the player: each goes there at once and leaves no trace in the history.
import { type ClientLoaderFunctionArgs, replace } from 'react-router';
import { paths } from '#web/paths.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  replace(`${paths.emailPlayer}${new URL(request.url).search}`);

export default function ToPlayer() {
  return null;
}
