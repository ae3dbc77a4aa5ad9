import { startEmbedded } from '#server/db/embedded/embedded.ts';

const [, , folder = ''] = process.argv;

try {
  const server = await startEmbedded(folder, { hasty: true });
  process.stdout.write(`ready ${server.address('postgres')}\n`);
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : ''}\n`);
  process.exit(1);
}
