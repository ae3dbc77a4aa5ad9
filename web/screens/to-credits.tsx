// Leads the address of the credits to their section of the settings, without a history entry.
import { type ClientLoaderFunctionArgs, replace } from 'react-router';
import { paths } from '#web/paths.ts';

export const clientLoader = ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) =>
  replace(`${paths.settings}${new URL(request.url).search}#credits`);

export default function ToCredits() {
  return null;
}
