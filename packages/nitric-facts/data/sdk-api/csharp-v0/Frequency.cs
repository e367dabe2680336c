namespace Nitric.Sdk.Function {
    public enum Frequency { Days, Hours, Minutes }
}
