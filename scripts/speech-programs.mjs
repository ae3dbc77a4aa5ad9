// The programs that Flow hears and speaks with: which there are, which are missing, and on Debian and Ubuntu, as root, their installation.
// Without them all else works.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A package each, and a program of it. */
const wanted = [
  { name: 'pocketsphinx', program: 'pocketsphinx_batch' },
  { name: 'espeak-ng', program: 'espeak-ng' },
  { name: 'flite', program: 'flite' },
];

/** A silent sound server. The voice tests speak through it to a browser. */
const studio = [
  { name: 'pulseaudio', program: 'pulseaudio' },
  { name: 'pulseaudio-utils', program: 'parec' },
];

/** The recogniser's English is a package without a program, so its files identify it. */
const english = 'pocketsphinx-en-us';
const files = ['en-us', 'cmudict-en-us.dict', 'en-us.lm.bin'];
const usualPlaces = ['/usr/share/pocketsphinx/model', '/usr/local/share/pocketsphinx/model'];

/**
 * Installs missing programs where it may, and prints one line with what is there or what to install. FLOW_SPEECH=off skips it.
 * `places`: more folders for the recogniser's English.
 */
export function speechPrograms(places = usualPlaces) {
  if (process.env.FLOW_SPEECH === 'off') return;
  const missing = missingPackages(places);
  const why = 'Installing what Flow hears and speaks with (once; FLOW_SPEECH=off prevents it)';
  if (missing.length > 0 && mayInstall()) install(why, missing);
  const still = missingPackages(places);
  if (still.length === 0) return console.log(whatThereIs());
  console.log(
    `Not installed: ${still.join(', ')}. Flow hears by pocketsphinx, and speaks by flite or espeak-ng; without them keys, typed words and the screen do all of it.`,
  );
}

/** A configured service comes before the programs. */
function whatThereIs() {
  const { FLOW_SPEECH_URL: service, FLOW_SPEECH_SPEAKING: speaks } = process.env;
  const hearing = service ? 'the service of FLOW_SPEECH_URL, else pocketsphinx' : 'pocketsphinx';
  const speaking = service && speaks ? 'that service, else flite or espeak-ng' : 'flite, else espeak-ng';
  return `Flow hears by ${hearing}, and speaks by ${speaking}.`;
}

/** For the voice tests. Null when everything is there or now installed, otherwise the packages to install. */
export function studioPrograms(places = usualPlaces) {
  const missing = () => [...missingPackages(places), ...absent(studio)];
  if (missing().length > 0 && mayInstall()) install('Installing the room in which Flow is spoken to', missing());
  const still = missing();
  return still.length === 0 ? null : `The voice cannot be tested without: sudo apt-get install -y ${still.join(' ')}`;
}

const absent = (programs) => programs.filter(({ program }) => !isOnPath(program)).map(({ name }) => name);

const missingPackages = (places) => [...absent(wanted), ...(hasEnglish(places) ? [] : [english])];

const folders = () => (process.env.PATH ?? '').split(path.delimiter);

const isOnPath = (program) => folders().some((folder) => may(path.join(folder, program), constants.X_OK));

const hasEnglish = (places) =>
  [...folders().map((folder) => path.join(folder, '..', 'share', 'pocketsphinx', 'model')), ...places].some((place) =>
    files.every((file) => may(path.join(place, 'en-us', file), constants.R_OK)),
  );

function may(file, what) {
  try {
    accessSync(file, what);
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function install(why, names) {
  console.log(`${why}: ${names.join(', ')} …`);
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // Without a network it would try for long, and Flow does without.
      timeout: 180_000,
    }).status === 0;
  apt('-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', 'update', '-qq');
  const all = names.flatMap((name) => (name === 'pocketsphinx' ? [name, english] : [name]));
  apt('install', '-y', '-qq', '--no-install-recommends', ...new Set(all));
}
