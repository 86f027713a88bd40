import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and pictures stay files: as data URLs they would be loaded by everyone.
  build: { assetsInlineLimit: 0 },
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
