import type { MetaFunction } from 'react-router';
import { publicPaths } from '#web/public-paths.ts';
import { Filled, Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';
import { version } from './version.ts';

const lead = 'Flow reads your mail aloud, runs your calendar, and does what you say. Anyone may host it.';

export const meta: MetaFunction = () => pageMeta('About', lead, publicPaths.about);

export default function About() {
  return (
    <PublicPage title="About Flow" lead={lead}>
      <h2>How it works</h2>
      <ul>
        <li>You connect your Google account. Flow fetches your mail and calendar, and keeps them up to date.</li>
        <li>Flow plays your inbox like a queue: it reads each mail, and you interrupt whenever you like.</li>
        <li>You say what to do, or type it, or press a key: archive, reply, snooze, remind me, book it.</li>
        <li>Flow does it here at once, and then at Google. If Google refuses, Flow puts it back and tells you.</li>
        <li>You can undo what you did for 30 days, as long as Google still can.</li>
      </ul>
      <h2>What it never does</h2>
      <ul>
        <li>It never sends a mail to other people at once: it holds each for some seconds, and one word stops it.</li>
        <li>It never deletes a mail for good. What you trash stays in Gmail’s trash.</li>
        <li>It never acts on what a mail says. Only your own words are orders.</li>
        <li>It never takes silence for a yes.</li>
        <li>It shows no ads and sells nothing about you.</li>
      </ul>
      <h2>Who runs this one</h2>
      <p>
        <Operator />
      </p>
      <p>
        Each Flow is on its own: its operator is responsible for it, and its data stays there. What it stores is on the{' '}
        <a href={publicPaths.privacy}>privacy page</a>.
      </p>
      <h2>Licence, version and code</h2>
      <p>Flow is free software under the MIT licence: you may use, change and share it. This is version {version}.</p>
      <p>
        <Filled name="source">The operator has not said where the code of this Flow is. Ask them for it.</Filled>
      </p>
    </PublicPage>
  );
}
