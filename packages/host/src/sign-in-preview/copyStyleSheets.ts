const styleSheets = 'link[rel=stylesheet], style';

/**
 * Copies the style sheets of the page into a document in it, also those that are added later, such as fonts. Calls back
 * once the first ones have been loaded; returns a function that ends it.
 */
export function copyStyleSheets(target: Document, onLoaded: () => void): () => void {
  const copies = [...document.head.querySelectorAll(styleSheets)].map((sheet) => copyInto(target, sheet));
  // A style sheet that fails in the copy has failed in the page, too.
  void Promise.all(copies).then(onLoaded);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(styleSheets)) void copyInto(target, node);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function copyInto(target: Document, sheet: Element): Promise<void> {
  const copy = target.importNode(sheet, true);
  const loaded =
    sheet instanceof HTMLLinkElement
      ? new Promise<void>((resolve) => {
          for (const event of ['load', 'error']) copy.addEventListener(event, () => resolve());
        })
      : Promise.resolve();
  target.head.append(copy);
  return loaded;
}
