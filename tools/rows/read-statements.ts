import ts from 'typescript';

const MAX_TEXTS = 64;
const MAX_CHOICES = 16;

/** An expression with the values of the parameters and loop variables around it. */
interface Value {
  node: ts.Expression;
  scope: Scope;
}
type Scope = ReadonlyMap<ts.Declaration, Value>;

/** The sources do not determine the text. */
class Undetermined extends Error {}

type Undeclared = ts.ParameterDeclaration | ts.VariableDeclaration | ts.BindingElement;

/** The text depends on a parameter or loop variable without a value. */
class Undecided extends Error {
  readonly declaration: Undeclared;

  constructor(declaration: Undeclared) {
    super(declaration.getText());
    this.declaration = declaration;
  }
}

/**
 * Reads which texts an expression can have. Follows constants, templates, conditions, calls of functions that
 * only return an expression, and parameters to the arguments of all their calls.
 */
export class StatementReader {
  readonly #checker: ts.TypeChecker;
  readonly #calls = new Map<string, (ts.CallExpression | ts.NewExpression)[]>();

  /** Values chosen for undecided parameters and loop variables. */
  #choices: Scope = new Map();

  /** @param sources files whose calls supply the values of parameters */
  constructor(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]) {
    this.#checker = checker;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const name = calledName(node.expression);
        this.#calls.set(name, [...(this.#calls.get(name) ?? []), node]);
      }
      ts.forEachChild(node, visit);
    };
    sources.forEach(visit);
  }

  /** Returns the texts, or null if the sources do not determine them. */
  read(node: ts.Expression): string[] | null {
    try {
      return [...new Set(this.#decide(node, new Map()))];
    } catch (error) {
      if (error instanceof Undetermined) return null;
      throw error;
    }
  }

  /** Evaluates once for each value of an undecided parameter, so that its uses agree. */
  #decide(node: ts.Expression, choices: Scope): string[] {
    this.#choices = choices;
    try {
      return this.#texts({ node, scope: new Map() });
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      if (choices.size === MAX_CHOICES) throw new Undetermined(error.message);
      const { declaration } = error;
      return bounded(
        this.#choicesOf(declaration).flatMap((chosen) =>
          this.#decide(node, new Map([...chosen, ...choices])),
        ),
      );
    }
  }

  /** Returns the possible values of a declaration. A call supplies all parameters at once. */
  #choicesOf(declaration: Undeclared): Scope[] {
    const single = (node: ts.Expression): Scope => new Map([[declaration, { node, scope: new Map() }]]);
    const literals = this.#literals(declaration);
    if (literals) return literals.map((text) => single(ts.factory.createStringLiteral(text)));
    if (ts.isVariableDeclaration(declaration)) {
      const loop = declaration.parent.parent;
      return ts.isForOfStatement(loop)
        ? this.#elements({ node: loop.expression, scope: new Map() }).map(
            (element): Scope => new Map([[declaration, element]]),
          )
        : [];
    }
    const choices = ts.isParameter(declaration) ? this.#argumentsOf(declaration) : [];
    if (choices.length === 0) throw new Undetermined(declaration.getText());
    return choices;
  }

  #argumentsOf(declaration: ts.ParameterDeclaration): Scope[] {
    const made = declaration.parent as ts.SignatureDeclaration;
    return this.#callsOf(made, made.parameters.indexOf(declaration))
      .map((call): Scope => {
        const values = made.parameters.flatMap((parameter, index) => {
          const node = call.arguments?.[index] ?? parameter.initializer;
          return node ? [[parameter, { node, scope: new Map() }] as const] : [];
        });
        return new Map(values);
      })
      .filter((choice) => choice.has(declaration));
  }

  #callsOf(made: ts.SignatureDeclaration, index: number): (ts.CallExpression | ts.NewExpression)[] {
    const named = ts.isConstructorDeclaration(made)
      ? made.parent.name
      : (made.name ?? (ts.isVariableDeclaration(made.parent) ? made.parent.name : undefined));
    const candidates = named
      ? [
          ...(this.#calls.get(named.getText()) ?? []),
          ...(ts.isConstructorDeclaration(made) ? (this.#calls.get('super') ?? []) : []),
        ]
      : [...this.#calls.values()].flat().filter((call) => isText(call.arguments?.[index]));
    return candidates.filter((call) => this.#checker.getResolvedSignature(call)?.declaration === made);
  }

  #texts(value: Value): string[] {
    const { scope } = value;
    const node = bare(value.node);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
      return this.#raw(node.template, scope);
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (texts, { expression, literal }) =>
          combine(
            texts,
            this.#texts({ node: expression, scope }),
            (text, more) => text + more + literal.text,
          ),
        [node.head.text],
      );
    if (ts.isBinaryExpression(node)) return this.#operation(node, scope);
    if (ts.isConditionalExpression(node))
      return this.#branches(node, scope).flatMap((branch) => this.#texts({ node: branch, scope }));
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return ['true', 'false'];
    const literals = this.#literals(node);
    if (literals && (literals.length === 1 || ts.isPropertyAccessExpression(node))) return literals;
    if (ts.isCallExpression(node) && calledName(node.expression) === 'join') return this.#join(node, scope);
    const values = this.#follow({ node, scope });
    if (values) return bounded(values.flatMap((one) => this.#texts(one)));
    if (literals) return bounded(literals);
    throw new Undetermined(node.getText());
  }

  /**
   * Branches that a condition can choose: one if it compares with `undefined` and the value is known,
   * otherwise both.
   */
  #branches({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, scope: Scope): ts.Expression[] {
    if (!ts.isBinaryExpression(condition) || condition.right.getText() !== 'undefined')
      return [whenTrue, whenFalse];
    const isEqual = condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    try {
      return this.#isAbsent(condition.left, scope) === isEqual ? [whenTrue] : [whenFalse];
    } catch (error) {
      if (error instanceof Undecided || error instanceof Undetermined) return [whenTrue, whenFalse];
      throw error;
    }
  }

  #isAbsent(node: ts.Expression, scope: Scope): boolean {
    return this.#follow({ node, scope }) === null;
  }

  #raw(template: ts.TemplateLiteral, scope: Scope): string[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.rawText ?? ''];
    return template.templateSpans.reduce(
      (texts, { expression, literal }) =>
        combine(
          texts,
          this.#texts({ node: expression, scope }),
          (text, more) => text + more + (literal.rawText ?? ''),
        ),
      [template.head.rawText ?? ''],
    );
  }

  #operation({ left, operatorToken, right }: ts.BinaryExpression, scope: Scope): string[] {
    const texts = (node: ts.Expression) => this.#texts({ node, scope });
    switch (operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return combine(texts(left), texts(right), (text, more) => text + more);
      // An empty text is false. Conditions of other types may be true or false.
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.#isString(left)
          ? texts(left).flatMap((text) => (text === '' ? '' : texts(right)))
          : ['', ...texts(right)];
      case ts.SyntaxKind.BarBarToken:
        return texts(left).flatMap((text) => (text === '' ? texts(right) : text));
      case ts.SyntaxKind.QuestionQuestionToken:
        return this.#isAbsent(left, scope) ? texts(right) : texts(left);
      default:
        throw new Undetermined(left.parent.getText());
    }
  }

  #isString(node: ts.Expression): boolean {
    return (this.#checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
  }

  #literals(node: ts.Node): string[] | null {
    const type = this.#checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    return members.every((member) => member.isStringLiteral() || member.isNumberLiteral())
      ? members.map((member) => String((member as ts.LiteralType).value))
      : null;
  }

  #join({ expression, arguments: [separator] }: ts.CallExpression, scope: Scope): string[] {
    const list = { node: (expression as ts.PropertyAccessExpression).expression, scope };
    const [between = ','] = separator ? this.#texts({ node: separator, scope }) : [];
    return this.#elements(list)
      .map((element) => this.#texts(element))
      .reduce(
        (texts, more) => combine(texts, more, (text, next) => (text === '' ? next : text + between + next)),
        [''],
      );
  }

  #elements({ node: list, scope }: Value): Value[] {
    const node = bare(list);
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => ({ node: element, scope }));
    if (ts.isCallExpression(node) && calledName(node.expression) === 'map') return this.#mapped(node, scope);
    const [value, ...others] = this.#follow({ node, scope }) ?? [];
    if (!value || others.length > 0) throw new Undetermined(node.getText());
    return this.#elements(value);
  }

  #mapped({ expression, arguments: [made] }: ts.CallExpression, scope: Scope): Value[] {
    const [called] = made && ts.isIdentifier(made) ? (this.#follow({ node: made, scope }) ?? []) : [];
    const mapper = called?.node ?? made;
    const body = mapper && ts.isArrowFunction(mapper) ? returned(mapper) : undefined;
    if (!body) throw new Undetermined(expression.getText());
    const [parameter, place] = (mapper as ts.ArrowFunction).parameters;
    const from = { node: (expression as ts.PropertyAccessExpression).expression, scope };
    return this.#elements(from).map((element, index) => {
      const inside = new Map(called?.scope ?? scope);
      if (parameter) inside.set(parameter, element);
      if (place) inside.set(place, { node: ts.factory.createNumericLiteral(index), scope });
      return { node: body, scope: inside };
    });
  }

  /** Returns the values that an expression refers to; null if none is in the sources. */
  #follow({ node, scope }: Value): Value[] | null {
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      const found = this.#property({ node: node.expression, scope }, node.name.text);
      if (found) return found;
    }
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    const symbol = this.#checker.getSymbolAtLocation(node);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    return declaration ? this.#declared(declaration, scope) : null;
  }

  #declared(declaration: ts.Declaration, scope: Scope): Value[] | null {
    const known = scope.get(declaration) ?? this.#choices.get(declaration);
    if (known) return [known];
    if (ts.isBindingElement(declaration)) return this.#bound(declaration, scope);
    if (ts.isParameter(declaration)) throw new Undecided(declaration);
    if (ts.isVariableDeclaration(declaration) && ts.isForOfStatement(declaration.parent.parent))
      throw new Undecided(declaration);
    if (ts.isGetAccessor(declaration)) {
      const node = returned(declaration);
      return node ? [{ node, scope }] : null;
    }
    const initializer =
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertyAssignment(declaration) ||
      ts.isPropertyDeclaration(declaration)
        ? declaration.initializer
        : undefined;
    return initializer ? [{ node: initializer, scope }] : null;
  }

  #bound(element: ts.BindingElement, scope: Scope): Value[] | null {
    const whole = element.parent.parent;
    if (ts.isBindingElement(whole) || !ts.isObjectBindingPattern(element.parent)) return null;
    if (!scope.has(whole) && !this.#choices.has(whole) && this.#literals(element))
      throw new Undecided(element);
    const values = this.#declared(whole, scope) ?? [];
    const name = (element.propertyName ?? element.name).getText();
    const found = values.flatMap((value) => this.#property(value, name) ?? []);
    if (found.length > 0) return found;
    return element.initializer ? [{ node: element.initializer, scope }] : null;
  }

  #property(value: Value, name: string): Value[] | null {
    const node = bare(value.node);
    if (ts.isObjectLiteralExpression(node)) {
      const property = node.properties.find((one) => one.name?.getText() === name);
      if (property && ts.isPropertyAssignment(property))
        return [{ node: property.initializer, scope: value.scope }];
      if (property && ts.isShorthandPropertyAssignment(property)) {
        const symbol = this.#checker.getShorthandAssignmentValueSymbol(property);
        return symbol?.valueDeclaration ? this.#declared(symbol.valueDeclaration, value.scope) : null;
      }
      return null;
    }
    if (node.kind === ts.SyntaxKind.ThisKeyword) return null;
    const values = this.#follow({ node, scope: value.scope });
    const found = values?.flatMap((one) => this.#property(one, name) ?? []);
    return found && found.length > 0 ? found : null;
  }

  #element({ expression, argumentExpression }: ts.ElementAccessExpression, scope: Scope): Value[] | null {
    const names = this.#texts({ node: argumentExpression, scope });
    const found = names.flatMap((name) => this.#property({ node: expression, scope }, name) ?? []);
    return found.length > 0 ? found : this.#entries({ node: expression, scope });
  }

  #entries(value: Value): Value[] | null {
    const node = bare(value.node);
    if (!ts.isObjectLiteralExpression(node))
      return this.#follow({ node, scope: value.scope })?.flatMap((one) => this.#entries(one) ?? []) ?? null;
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? { node: property.initializer, scope: value.scope } : [],
    );
  }

  #call(node: ts.CallExpression, scope: Scope): Value[] | null {
    const made = this.#checker.getResolvedSignature(node)?.declaration;
    const body = made && 'body' in made ? returned(made as ts.FunctionLikeDeclaration) : undefined;
    if (!made || !body) return null;
    const inside = made.parameters.flatMap((parameter, index) => {
      const given = node.arguments[index] ?? (parameter as ts.ParameterDeclaration).initializer;
      return given ? [[parameter as ts.ParameterDeclaration, { node: given, scope }] as const] : [];
    });
    return [{ node: body, scope: new Map([...scope, ...inside]) }];
  }
}

const calledName = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();

const isText = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

/** Returns the expression of a function that only declares constants and returns it. */
function returned({ body }: ts.FunctionLikeDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) && body.statements.slice(0, -1).every(ts.isVariableStatement)
    ? last.expression
    : undefined;
}

const combine = (
  texts: string[],
  others: string[],
  join: (text: string, other: string) => string,
): string[] => bounded(texts.flatMap((text) => others.map((other) => join(text, other))));

function bounded(texts: string[]): string[] {
  const distinct = [...new Set(texts)];
  if (distinct.length > MAX_TEXTS) throw new Undetermined('too many texts');
  return distinct;
}
