import { withLanguage } from '#server/base/language.ts';
import { setLanguage } from '#server/features/accounts/language/set-language.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { mailsText } from '#shared/texts.ts';

export async function languageCalls(app: App) {
  app.route({
    ...callOf('PUT /account/language'),
    handler: async ({ viewer, body: { language } }) => {
      await setLanguage(app.context, viewer, language);
      return { success: true as const, message: withLanguage(language, () => mailsText.weWriteInThis) };
    },
  });
}
