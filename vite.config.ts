import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

let everywhere: Set<string> | undefined;

/** Whether a module comes with every page: what the root and the entry import, and what that imports. */
function isOnEveryPage(id: string, context: Rolldown.ChunkingContext) {
  if (!everywhere) {
    everywhere = new Set(['app/root.tsx', 'app/entry.client.tsx'].map((file) => path.resolve(file)));
    for (const id of everywhere) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) everywhere.add(imported);
  }
  return everywhere.has(id);
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and pictures stay files: as data URLs they would be loaded by everyone.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files instead of forty small ones; the libraries' stays in browsers when the program alone changes.
            codeSplitting: {
              groups: [
                { name: (id, context) => (isOnEveryPage(id, context) ? 'libraries' : null), test: /node_modules/, priority: 2 },
                { name: (id, context) => (isOnEveryPage(id, context) ? 'frame' : null), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // Found at the start, not on the first visit, which would reload the page under the visitor.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'embla-carousel-autoplay',
      'embla-carousel-react',
      'get-nonce',
      'libphonenumber-js/core',
      'lucide-react',
      'radix-ui',
      'react-toastify/unstyled',
      'zod/mini',
    ],
  },
});
