import type { MetaFunction } from 'react-router';
import { publicPaths } from '#web/public-paths.ts';
import { Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';
import { Reminder } from './reminder.tsx';

const lead = 'Flow is for your own mail and calendar. Use it so that nobody is harmed.';

export const meta: MetaFunction = () =>
  pageMeta('Acceptable use', `What you may not do with this Flow. ${lead}`, publicPaths.aup);

export default function AcceptableUse() {
  return (
    <PublicPage title="Acceptable use" lead={lead}>
      <Reminder />
      <h2>Don’t</h2>
      <ul>
        <li>send mail in bulk to people who didn’t ask for it, or invite them to events;</li>
        <li>threaten, harass or deceive people, or pretend to be somebody else;</li>
        <li>send malware, or lead people to it;</li>
        <li>connect an account that isn’t yours without its owner’s permission;</li>
        <li>read, record or store what other people may not be recorded saying;</li>
        <li>break the law, Google’s terms, or other people’s rights;</li>
        <li>look for other people’s data, get around limits, or overload this Flow.</li>
      </ul>
      <h2>Tests of its security</h2>
      <p>
        Test on a Flow of your own: the software is free. If you find a hole here, tell the operator first, and leave
        other people’s data alone.
      </p>
      <h2>What happens otherwise</h2>
      <p>
        The operator may slow down or close the account. Flow itself sets limits, for example on how many people hear of
        changed events within an hour.
      </p>
      <h2>Report something</h2>
      <p>
        If mail from this Flow bothers you, write through the <a href={publicPaths.contact}>contact page</a>.
      </p>
      <p>
        <Operator />
      </p>
    </PublicPage>
  );
}
