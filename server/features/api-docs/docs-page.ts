import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type * as ReactPackage from 'react';
import type { CodeSample } from '#server/features/api-docs/samples.ts';

/** What Swagger UI hands the part of a call that shows its answers, as far as samples need it. */
interface Shown {
  path: string;
  method: string;
  specSelectors: { specJson(): { getIn(way: string[]): { toJS(): CodeSample[] } | undefined } };
}

/**
 * A plugin of Swagger UI: samples of each call, in the language that was chosen last, stand above its answers. It is sent to the browser as
 * text, so that it knows nothing from around it.
 */
function showSamples({ React }: { React: typeof ReactPackage }) {
  const element = React.createElement;
  let last = 'curl';
  return {
    wrapComponents: {
      responses: (Responses: ReactPackage.ComponentType<Shown>) =>
        function Samples(shown: Shown) {
          const [chosen, choose] = React.useState(last);
          const samples = shown.specSelectors.specJson().getIn(['paths', shown.path, shown.method, 'x-codeSamples'])?.toJS() ?? [];
          const sample = samples.find(({ label }) => label === chosen);
          const buttons = samples.map(({ label }) => {
            const onClick = () => {
              last = label;
              choose(label);
            };
            return element('button', { key: label, type: 'button', className: 'btn', 'aria-pressed': label === chosen, onClick }, label);
          });
          const text = sample && element('pre', { className: 'sample', tabIndex: 0 }, element('code', null, sample.source));
          const samplesOfCall = element('section', { className: 'samples', 'aria-label': 'Samples' }, element('div', null, buttons), text);
          return element(React.Fragment, null, samplesOfCall, element(Responses, shown));
        },
    },
  };
}

const STYLES = `
.samples { padding: 20px; }
.samples .btn { margin: 0 8px 8px 0; }
.samples .btn[aria-pressed='true'] { background: #1b1b1b; border-color: #1b1b1b; color: #fff; }
.swagger-ui .samples .sample { background: #1b1b1b; border-radius: 4px; color: #fff; margin: 0; overflow-x: auto; padding: 12px; }
`;

/** How /api/docs looks: Swagger UI with samples, under its own security policy. @param title of the document. */
export const docsPage = (title: string): Pick<FastifySwaggerUiOptions, 'staticCSP' | 'theme' | 'uiConfig'> => ({
  staticCSP: true,
  theme: { title, css: [{ filename: 'samples.css', content: STYLES }] },
  uiConfig: { docExpansion: 'none', layout: 'BaseLayout', operationsSorter: 'alpha', plugins: [showSamples] },
});
