// What browsers of the floor lack and the site's code uses (docs/decisions/190-browsers.md). It is a file of its own, which the others
// never load (app/features/navigation/late-scripts.tsx). scripts/check-floor.ts says what is missing here.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.string.is-well-formed.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/web.url.parse.js';
