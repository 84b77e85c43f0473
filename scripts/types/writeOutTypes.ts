import ts from '@typescript/typescript6';

/** A type that is read off a constant or off a schema. A reader of the declarations cannot see what it is. */
const READ_OFF = /\btypeof\b|\bInferOutput\b/;
const { NodeBuilderFlags } = ts;
const FLAGS = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias | NodeBuilderFlags.MultilineObjectLiterals;

/**
 * The declarations below `folder` that `doors` reach, by path. Each type alias that is read off a value is written out, so that neither
 * the value nor the library that made it has to be declared. Each alias that its file does not export is written out where it is used.
 */
export function writeOutTypes(folder: string, doors: readonly string[]): ReadonlyMap<string, string> {
  const program = ts.createProgram([...doors], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    exactOptionalPropertyTypes: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const written = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(folder)) continue;
    const aliases = file.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter((each) => each.typeParameters === undefined);
    const plain = new Map<ts.TypeAliasDeclaration, string>();
    for (const alias of aliases) {
      if (!READ_OFF.test(alias.type.getText(file))) continue;
      const node = checker.typeToTypeNode(checker.getTypeFromTypeNode(alias.type), alias, FLAGS);
      if (node === undefined) throw new Error(`${file.fileName}: ${alias.name.text} cannot be written out`);
      plain.set(alias, printer.printNode(ts.EmitHint.Unspecified, node, file));
    }
    const edits = [...plain].map(([{ type }, text]) => ({ start: type.getStart(file), end: type.getEnd(), text }));
    const own = new Map(aliases.filter((each) => !isExported(each)).map((each) => [each.name.text, each]));
    const visit = (node: ts.Node): void => {
      if (ts.isTypeAliasDeclaration(node) && plain.has(node)) return;
      if (ts.isTypeReferenceNode(node) && isReadOff(checker, node)) {
        const computed = checker.typeToTypeNode(checker.getTypeFromTypeNode(node), node, FLAGS);
        if (computed === undefined) throw new Error(`${file.fileName}: ${node.getText(file)} cannot be written out`);
        const text = printer.printNode(ts.EmitHint.Unspecified, computed, file);
        edits.push({ start: node.getStart(file), end: node.getEnd(), text: `(${text})` });
        return;
      }
      const alias = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && own.get(node.typeName.text);
      if (!alias) {
        ts.forEachChild(node, visit);
        return;
      }
      const text = plain.get(alias) ?? alias.type.getText(file);
      edits.push({ start: node.getStart(file), end: node.getEnd(), text: /[|&>]/.test(text) ? `(${text})` : text });
    };
    ts.forEachChild(file, visit);
    let { text } = file;
    // The edits go from the last to the first, so that the places of the others stay right.
    for (const edit of edits.sort((one, other) => other.start - one.start))
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    written.set(file.fileName, text);
  }
  return written;
}

/** Whether `node` gives arguments to an alias that reads its type off a constant, directly or through another alias. */
function isReadOff(checker: ts.TypeChecker, node: ts.TypeReferenceNode): boolean {
  const seen = new Set<ts.Node>();
  const reads = (at: ts.Node): boolean => {
    if (ts.isTypeQueryNode(at)) return true;
    if (ts.isTypeReferenceNode(at) && at.typeArguments) {
      const symbol = checker.getSymbolAtLocation(at.typeName);
      const source = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declared = source?.declarations?.find(ts.isTypeAliasDeclaration);
      if (declared?.typeParameters && !seen.has(declared)) {
        seen.add(declared);
        if (reads(declared.type)) return true;
      }
    }
    return ts.forEachChild(at, reads) ?? false;
  };
  return node.typeArguments !== undefined && reads(node);
}

const isExported = (alias: ts.TypeAliasDeclaration): boolean =>
  alias.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
