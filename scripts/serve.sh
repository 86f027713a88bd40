#!/bin/sh
# Serves the site that was built: what `npm start`, the unit of systemd and the image run. Two pools of malloc, a young generation of 8 MB and
# a heap that is collected when it has doubled are what a small machine is best served with
# (docs/decisions/100-nothing-stops-the-site.md).
export NODE_ENV=production
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/node}"
exec sh "$(dirname -- "$0")/with-node.sh" node --max-semi-space-size=8 --heap-growing-percent=100 --import ./server/start/read-env-file.ts server/index.ts "$@"
