/** Puts a script or a link into a tree until it has loaded. Rejects if it does not load. */
export async function loadNode(parent: ParentNode, node: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  try {
    await new Promise((resolve, reject) => {
      node.addEventListener('load', resolve);
      node.addEventListener('error', reject);
      parent.append(node);
    });
  } finally {
    node.remove();
  }
}
