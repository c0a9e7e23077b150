// Puts the questions of a file into its pages, before anything is known about their shape: the schema of templates checks
// the result, and `filePathOf` leads back to the place in the file.

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The lists of a file; each entry is an object, and the groups of a page are a list of objects. */
export interface QuestionFileLists {
  readonly pages: readonly (JsonObject & { readonly groups: readonly JsonObject[] })[];
  readonly questions: readonly JsonObject[];
}

/** The pages of a file with its questions in them. */
export interface AssembledPages {
  readonly pages: readonly JsonObject[];
  /**
   * Returns the path in the file for one in a template: `questions.7.options` for
   * `pages.0.groups.1.components.2.options`.
   */
  readonly filePathOf: (path: string) => string;
}

/** Puts each question of a file into its group, in the order of the file; one without a group is left out. */
export function assembleTemplate({ pages, questions }: QuestionFileLists): AssembledPages {
  const indexes = new Map<string, number[]>();
  questions.forEach(({ pageID, groupID }, index) => {
    const key = JSON.stringify([pageID, groupID]);
    const group = indexes.get(key);
    if (group) group.push(index);
    else indexes.set(key, [index]);
  });
  // Of two groups with one identifier only the first gets questions; the rules of templates reject the second.
  const placed = pages.map(({ pageID, groups }) =>
    groups.map(({ groupID }) => {
      const key = JSON.stringify([pageID, groupID]);
      const own = indexes.get(key) ?? [];
      indexes.delete(key);
      return own;
    }),
  );
  return {
    pages: pages.map(({ groups, ...page }, pageIndex) => ({
      ...page,
      groups: groups.map((group, groupIndex) => ({
        ...group,
        components: (placed[pageIndex]?.[groupIndex] ?? []).map((index) => withoutPosition(questions[index] ?? {})),
      })),
    })),
    filePathOf(path) {
      const { page, group, component, rest = '' } = componentPath.exec(path)?.groups ?? {};
      const index = placed[Number(page)]?.[Number(group)]?.[Number(component)];
      return index === undefined ? path : `questions.${index}${rest}`;
    },
  };
}

const componentPath = /^pages\.(?<page>\d+)\.groups\.(?<group>\d+)\.components\.(?<component>\d+)(?<rest>\..*)?$/;

function withoutPosition({ pageID: _pageID, groupID: _groupID, ...component }: JsonObject): JsonObject {
  return component;
}
