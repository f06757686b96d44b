import { message } from '../../shared/domain/messages/message.ts';
import { failed } from '../../shared/result/result.ts';
import { documentPlace, documentRoute } from '../adapters/http/documents.ts';
import { otherMethods } from '../adapters/http/other-methods.ts';
import { hasDatabase } from '../adapters/sqlite/files/file-names.ts';
import type { OpenDocument } from '../core/documents/open.ts';
import type { Api } from './build-api.ts';
import { TRAINING_PATH } from './training-options.ts';

/**
 * Adds the documents of training below the API of the live application.
 * @param dataFolder of training
 */
export async function trainingRoutes(api: Api, dataFolder: string, open: OpenDocument) {
  const addRoutes = async (scope: Api) => {
    // A link, which anybody can make up, must not be what first makes the training data.
    documentRoute(scope, async (link) =>
      hasDatabase(dataFolder)
        ? open(link)
        : failed({ kind: 'notFound', message: message('documentNotFound') }),
    );
  };
  await api.register(addRoutes, { prefix: TRAINING_PATH });
  otherMethods(api, [{ ...documentPlace, path: `${TRAINING_PATH}${documentPlace.path}` }]);
}
