// A screen that Flow does not have. It registers a scene and nothing else.
import { useState } from 'react';
import { useScene } from '#web/stage/scene/use-scene.ts';

const plants = ['Fern', 'Lemon tree', 'Basil'];

export function Greenhouse() {
  const [watered, setWatered] = useState<readonly string[]>([]);
  const dry = plants.filter((plant) => !watered.includes(plant));
  useScene({
    name: 'greenhouse',
    controls: [
      {
        id: 'water',
        name: 'Water the next plant',
        phrases: ['water the plants', 'water the next one'],
        keys: ['W'],
        asks: 'Water it?',
        hint: 'water',
        whyNot: () => (dry.length === 0 ? 'Every plant has water.' : null),
        run: () => {
          setWatered([...watered, ...dry.slice(0, 1)]);
          return `Watered: ${dry[0]}.`;
        },
      },
      {
        id: 'dry-out',
        name: 'Start over',
        phrases: ['let them dry out'],
        run: () => {
          setWatered([]);
          return null;
        },
      },
    ],
    reading: {
      understand: (heard) =>
        /^is the (\w+) dry$/i.test(heard)
          ? { kind: 'scene', scene: 'greenhouse', name: 'ask', words: heard, steers: true, asked: `${heard}?` }
          : null,
      carryOut: ({ words }) => {
        const name = /^is the (\w+) dry$/i.exec(words)?.[1] ?? '';
        return dry.some((plant) => plant.toLowerCase().startsWith(name.toLowerCase())) ? 'It is dry.' : 'It has water.';
      },
    },
  });
  return (
    <section aria-label="Greenhouse">
      <h1>Greenhouse</h1>
      <ul>
        {plants.map((plant) => (
          <li key={plant}>{`${plant}: ${dry.includes(plant) ? 'dry' : 'watered'}`}</li>
        ))}
      </ul>
    </section>
  );
}
