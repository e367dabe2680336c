import { pythonDeclarations, pythonStubs } from './python-declarations';

const SOURCE = `
class Boat(Resource):
    """A boat."""

    async def sail(
        self,
        to: str,
        crew: Optional[List[str]] = None,
    ) -> dict[str, Any]:
        """Sail to a place."""
        def decorator(function):
            pass

    async def ports(self) -> AsyncIterator[str]:
        yield "Oban"

    @staticmethod
    def load(cls: Type[T], name: str):
        pass

    def __call__(self, speed: float) -> None:
        pass

    async def _register(self) -> None:
        pass


def boat(name: str) -> Boat:
    return Boat(name)
`;

const STUBS = `class Boat:
    async def sail(self, to: str, crew: Optional[List[str]] = None) -> dict[str, Any]: ...
    def ports(self) -> AsyncIterator[str]: ...
    def load(self, name: str): ...
    def __call__(self, speed: float) -> None: ...

def boat(name: str) -> Boat: ...
`;

it('reads the public signatures, and writes them as stubs', () => {
  expect(pythonStubs(pythonDeclarations(SOURCE))).toBe(STUBS);
});
