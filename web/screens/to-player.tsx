// Redirects older addresses of the player without a history entry.
import { type ClientLoaderFunctionArgs, replace } from 'react-router';
import { paths } from '#web/paths.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  replace(`${paths.emailPlayer}${new URL(request.url).search}`);

export default function ToPlayer() {
  return null;
}
