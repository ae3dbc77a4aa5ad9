// Completes package-lock.json after `npm install`: npm leaves out packages for other systems that the registry at hand
// does not have, and `npm ci` then refuses the lock. Each gets an entry that only its own system installs.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = Object.entries(lock.packages).flatMap(([owner, details]) =>
  Object.entries(details.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && !isThere(owner, name))
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, details)]),
);
Object.assign(lock.packages, Object.fromEntries(added));
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other systems added to the lock`);

/** As Node resolves: in the owner's own node_modules, then in each folder above. */
function isThere(owner, name) {
  for (let at = owner; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]?.version) return true;
    if (at === '') return false;
  }
}

function entry(name, version, owner) {
  const words = name.toLowerCase().split(/[-/]/);
  const system = { windows: 'win32' };
  const systems = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'win32',
    'windows',
    'openharmony',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
  ];
  const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
  const os = systems.find((known) => words.includes(known));
  const cpu =
    processors.find((known) => words.includes(known)) ?? (words.some((word) => word.startsWith('arm')) ? 'arm' : null);
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(owner.dev || owner.devOptional ? { dev: true } : {}),
    ...(words.includes('musl') || words.includes('musleabihf') ? { libc: ['musl'] } : {}),
    optional: true,
    // A package name without a system marks a machine that does not exist, so npm does not fetch it.
    os: [os ? (system[os] ?? os) : 'none'],
  };
}
