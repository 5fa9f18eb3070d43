import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baselinePicturesForAtlas } from './atlas/baseline-pictures-plugin.ts';
import { reasonsForAtlas } from './atlas/reasons-plugin.ts';
import { catalogueInBothLanguages } from './both-languages-plugin.ts';
import { picturesForChromatic } from './chromatic-plugin.ts';
import { playsInEnglish } from './plays-plugin.ts';
import { usersForTokens } from './tokens/users-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    reasonsForAtlas(),
    baselinePicturesForAtlas(),
    usersForTokens(),
    catalogueInBothLanguages(),
    // Tests of stories are in English, and read the files that they run.
    ...(process.env.VITEST ? [] : [playsInEnglish()]),
    ...(process.env.WORKSHOP === 'chromatic' ? [picturesForChromatic()] : []),
  ],
  // Found one by one, they would make the tests of stories load anew in their midst.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      'axios',
      'dayjs',
      'dayjs/plugin/utc.js',
      'jotai/react',
      'jotai/vanilla',
      'mockdate',
      'react-router',
      'react-router-dom',
      'styled-components',
      'valibot',
    ],
  },
});
